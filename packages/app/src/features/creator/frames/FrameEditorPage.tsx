import { frameSizes, starterFrame } from '@hearback/print/frames';

import { useFrameEditorPageQuery } from '../../../server/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { paths } from '../../../paths';
import { OpenDocument } from '../documents/OpenDocument';
import { useEditorAddress, useOpening } from '../documents/useEditorAddress';
import * as creator from '../messages';
import { FrameEditing } from './FrameEditing';
import { messages } from './messages';

/** `/creator/editor/frames/:id/` */
export function FrameEditorPage() {
  const { id, key } = useEditorAddress();
  return <OpenFrame key={key} id={id} />;
}

function OpenFrame({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const result = useFrameEditorPageQuery({ variables: { id }, ...useOpening(id) });

  return (
    <OpenDocument
      id={id}
      kind="frame"
      begin={() => starterFrame(formatMessage(messages.newName), frameSizes.a6)}
      stored={result.data?.frame}
      result={result}
      title={messages.editorTitle}
      listPath={paths.frames}
      listLabel={formatMessage(creator.messages.backToFrames)}
    >
      {(start) => <FrameEditing start={start} />}
    </OpenDocument>
  );
}
