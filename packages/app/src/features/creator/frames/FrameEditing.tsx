import type { FrameDocument } from '@hearback/schema/documents';
import { Button, Link, Page } from '@hearback/ui';
import { FrameEditor, useFrameEditor } from '@hearback/ui/editors/frame';

import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { PageTitle } from '../../../i18n/PageTitle';
import { paths } from '../../../paths';
import { useDocumentEditing } from '../documents/useDocumentEditing';
import { LeaveGuard } from '../LeaveGuard';
import * as creator from '../messages';
import { usePictureUpload } from '../pictures/usePictureUpload';
import { messages } from './messages';
import { useSaveFrame } from './useSaveFrame';

interface Props {
  id: string;
  document: FrameDocument;
}

/** A frame on the drawing table. */
export function FrameEditing({ id, document: initial }: Props) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const uploadPicture = usePictureUpload();
  const editor = useFrameEditor(initial, language);
  const { save, isSaving, saveState, hasChanges, isInWizard } = useDocumentEditing({
    id,
    document: editor.document,
    saveDocument: useSaveFrame(),
    link: 'frame',
    editorPath: paths.frameEditor,
    messages: { created: messages.created, updated: messages.updated },
  });

  return (
    <Page
      title={editor.document.name.trim() || formatMessage(messages.newName)}
      purpose={formatMessage(messages.editorPurpose)}
      width="full"
      above={<Link href={paths.frames}>{formatMessage(creator.messages.backToFrames)}</Link>}
      actions={
        <Button tone="primary" isPending={isSaving} onPress={() => void save()}>
          {formatMessage(isInWizard ? messages.backToWizard : messages.saveFrame)}
        </Button>
      }
    >
      <PageTitle message={messages.editorTitle} />
      <LeaveGuard isDirty={hasChanges && !isSaving} />
      <FrameEditor editor={editor} onUploadImage={uploadPicture} saveState={saveState} />
    </Page>
  );
}
