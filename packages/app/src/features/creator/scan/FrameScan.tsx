import { useMemo } from 'react';

import { usualCodeText } from '@hearback/print/scan';
import type { FrameEditing } from '@hearback/ui/editors/frame';
import { ScanCheck } from '@hearback/ui/editors/scan';

import { useLanguage } from '../../../i18n/IntlProvider';
import { useScanCheck } from './useScanCheck';

interface Props {
  editor: FrameEditing;
}

/** Whether the code on a frame would scan, found out while the frame is drawn. */
export function FrameScan({ editor }: Props) {
  const { language } = useLanguage();
  const { document } = editor;
  // A frame is on no code yet, or on several: their addresses are as long as this one.
  const art = useMemo(
    () => ({ document, codeText: usualCodeText, language }),
    [document, language],
  );
  const { state, report, retry } = useScanCheck(art);

  return (
    <ScanCheck
      state={state}
      report={report}
      onRetry={retry}
      onFix={(fix) => editor.run({ type: 'mendScan', fix })}
    />
  );
}
