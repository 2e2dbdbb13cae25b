import { usualCodeText } from '@hearback/print/scan';
import type { CodeStyle } from '@hearback/schema/documents';
import { Skeleton } from '@hearback/ui';

import { useLinkedFrameQuery } from '../../../../server/generated/hooks';
import { PrintedFrame } from '../../frames/PrintedFrame';
import { CodeScan } from '../../scan/CodeScan';

interface Props {
  frameId: string;
  codeText: string | undefined;
  codeStyle: CodeStyle | null;
  onStyle: (style: CodeStyle) => void;
}

/** The frame that a code is printed in, and whether that would scan. */
export function ChosenFrame({ frameId, codeText, codeStyle, onStyle }: Props) {
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
    </>
  );
}
