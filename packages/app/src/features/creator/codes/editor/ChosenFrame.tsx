import { usualCodeText } from '@hearback/print/scan';
import type { CodeStyle } from '@hearback/schema/documents';
import { Link, Skeleton } from '@hearback/ui';

import { useLinkedFrameQuery } from '../../../../apollo/generated/hooks';
import { useIntl } from '../../../../i18n/IntlProvider';
import { paths } from '../../../../paths';
import { PrintedFrame } from '../../frames/PrintedFrame';
import { CodeScan } from '../../scan/CodeScan';
import { messages } from './messages';

interface Props {
  frameId: string;
  codeText: string | undefined;
  codeStyle: CodeStyle | null;
  onStyle: (style: CodeStyle) => void;
}

/** The frame that a code is printed in, and whether that would scan. */
export function ChosenFrame({ frameId, codeText, codeStyle, onStyle }: Props) {
  const { formatMessage } = useIntl();
  const { data } = useLinkedFrameQuery({ variables: { id: frameId } });
  const frame = data?.frame;
  if (!frame) return <Skeleton shape="block" />;

  return (
    <>
      <PrintedFrame document={frame.document} codeText={codeText} codeStyle={codeStyle} />
      <CodeScan
        frame={frame}
        codeText={codeText ?? usualCodeText}
        codeStyle={codeStyle}
        onStyle={onStyle}
      />
      <Link href={paths.frameEditor(frameId)}>{formatMessage(messages.openFrame)}</Link>
    </>
  );
}
