import { ScanCheck } from '@hearback/ui/editors/scan';

import { useCodeScan, type ScannedCode } from './useCodeScan';

/** Says whether a code would scan as it is chosen right now. */
export function CodeScan(code: ScannedCode) {
  const { state, report, retry, mend } = useCodeScan(code);
  return <ScanCheck state={state} report={report} onRetry={retry} onFix={mend} />;
}
