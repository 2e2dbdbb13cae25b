import { useMemo } from 'react';

import { usualCodeText } from '@hearback/print/codes';
import type { FrameEditorState } from '@hearback/ui/editors/frame';
import { ScanCheck } from '@hearback/ui/editors/scan';

import { useLanguage } from '../../../i18n/IntlProvider';
import { useScanCheck } from './useScanCheck';

interface Props {
  editor: FrameEditorState;
}

/** Checks while a frame is drawn if its code would scan. */
export function FrameScan({ editor }: Props) {
  const { language } = useLanguage();
  const { document } = editor;
  // A frame has no code yet, or several: this text has the length of their addresses.
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
