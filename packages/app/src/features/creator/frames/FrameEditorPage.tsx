import { useLocation, useParams } from 'react-router-dom';

import { frameSizes, starterFrame } from '@hearback/ui/frames';

import { useFrameEditorPageQuery } from '../../../apollo/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { newId, paths } from '../../../paths';
import { EditorWaiting } from '../EditorWaiting';
import { cameFromSave } from '../LeaveGuard';
import * as creator from '../messages';
import { FrameEditing } from './FrameEditing';
import { messages } from './messages';

/** `/creator/editor/frames/:id/` */
export function FrameEditorPage() {
  const { formatMessage } = useIntl();
  const { id = newId } = useParams();
  if (id !== newId) return <StoredFrame key={id} id={id} />;

  const document = starterFrame(formatMessage(messages.newName), frameSizes.card);
  return <FrameEditing key={newId} id={newId} document={document} />;
}

function StoredFrame({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { state } = useLocation();
  const { data, error, loading, refetch } = useFrameEditorPageQuery({
    variables: { id },
    // Editing starts from what the server has; right after a save that is what we know.
    fetchPolicy: cameFromSave(state) ? 'cache-first' : 'network-only',
  });
  const frame = data?.frame;

  if (!frame) {
    return (
      <EditorWaiting
        title={messages.editorTitle}
        hasFailed={error !== undefined}
        isLoading={loading}
        onRetry={() => void refetch()}
        listPath={paths.frames}
        listLabel={formatMessage(creator.messages.backToFrames)}
      />
    );
  }
  return <FrameEditing id={id} document={frame.document} />;
}
