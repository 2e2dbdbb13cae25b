import { usualCodeText } from '@hearback/print/codes';
import type { VariableValues } from '@hearback/print/frames';
import type { CodeStyle } from '@hearback/schema/documents';
import { Skeleton } from '@hearback/ui';
import { ScanCheck } from '@hearback/ui/editors/scan';

import { useLinkedFrameQuery } from '../../../../server/generated/hooks';
import { PrintedFrame } from '../../../../prints/PrintedFrame';
import { useIntl } from '../../../../i18n/IntlProvider';
import { messages } from '../../frames/messages';
import { type ScannedCode, useCodeScan } from '../../scan/useCodeScan';

/** Checks whether the code would scan with the current choices. */
function CodeScan(code: ScannedCode) {
  const { state, report, retry, mend } = useCodeScan(code);
  return <ScanCheck state={state} report={report} onRetry={retry} onFix={mend} />;
}

interface Props {
  frameId: string;
  codeText: string | undefined;
  /** Values of variables in the frame’s texts. Undefined: those of a sample. */
  values: VariableValues | undefined;
  codeStyle: CodeStyle | null;
  onStyle: (style: CodeStyle) => void;
}

/** The frame of a code, with its scan check. */
export function ChosenFrame({ frameId, codeText, values, codeStyle, onStyle }: Props) {
  const { formatMessage } = useIntl();
  const { data } = useLinkedFrameQuery({ variables: { id: frameId } });
  const frame = data?.frame;
  if (!frame) return <Skeleton shape="block" />;

  return (
    <>
      <PrintedFrame
        document={frame.document}
        label={formatMessage(messages.pictureOf, { name: frame.document.name })}
        {...{ codeText, values, codeStyle }}
      />
      <CodeScan
        frame={frame}
        codeText={codeText ?? usualCodeText}
        codeStyle={codeStyle}
        onStyle={onStyle}
      />
    </>
  );
}
