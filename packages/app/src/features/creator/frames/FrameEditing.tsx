import type { FrameDocument } from '@hearback/schema/documents';
import { latePart } from '@hearback/ui';
import { FrameEditor, useFrameEditor } from '@hearback/ui/editors/frame';

import { useLanguage } from '../../../i18n/IntlProvider';
import { loadChunk } from '../../../loading/chunkError';
import { paths } from '../../../paths';
import type { DocumentStart } from '../documents/DocumentSaver';
import { EditingPage } from '../documents/EditingPage';
import { useDocumentEditing } from '../documents/useDocumentEditing';
import * as creator from '../messages';
import { usePictureUpload } from '../pictures/usePictureUpload';
import { editedFrame } from './editedFrame';
import { messages } from './messages';
import { useSaveFrame } from './useSaveFrame';

const FrameScan = latePart(() =>
  loadChunk(() => import('../scan/FrameScan').then((file) => file.FrameScan)),
);

/** A frame on the drawing table. */
export function FrameEditing({ start }: { start: DocumentStart<FrameDocument> }) {
  const { language } = useLanguage();
  const uploadPicture = usePictureUpload();
  const editor = useFrameEditor(start.document, language);
  const saveDocument = useSaveFrame();
  const editing = useDocumentEditing({ kind: editedFrame, start, editor, saveDocument });

  return (
    <EditingPage
      kind={editedFrame}
      document={editor.document}
      editing={editing}
      explained="frameEditor"
      browserTitle={messages.editorTitle}
      newName={messages.newName}
      purpose={messages.editorPurpose}
      listPath={paths.frames}
      listLabel={creator.messages.backToFrames}
      saveLabel={editing.isInWizard ? messages.backToWizard : messages.saveFrame}
      hasSaveMark
    >
      <FrameEditor
        editor={editor}
        onUploadImage={uploadPicture}
        saveState={editing.saveState}
        scan={<FrameScan editor={editor} />}
      />
    </EditingPage>
  );
}
