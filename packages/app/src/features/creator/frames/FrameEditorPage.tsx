import { frameSizes, starterFrame } from '@hearback/print/frames';
import type { FrameDocument } from '@hearback/schema/documents';
import { lazyPart } from '@hearback/ui';
import { FrameEditor, mergeFrames, useFrameEditor } from '@hearback/ui/editors/frame';
import { FrameView } from '@hearback/ui/frames';

import { useFrameEditorPageQuery } from '../../../server/generated/hooks';
import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { paths } from '../../../paths';
import { OpenDocument } from '../documents/OpenDocument';
import { useBegin, useEditorAddress, useOpening } from '../documents/useEditorAddress';
import * as creator from '../messages';
import { loadChunk } from '../../../loading/chunkError';
import type { DocumentStart } from '../documents/DocumentSaver';
import { EditingPage } from '../documents/EditingPage';
import { useDocumentEditing } from '../documents/useDocumentEditing';
import { usePictureUpload } from '../pictures/uploadPicture';
import type { ComparedSide, EditedDocument } from '../documents/EditedDocument';
import { messages as documentMessages } from '../documents/messages';
import * as styles from './editedFrame.css';
import { messages } from './messages';
import { useSaveFrame } from './useSaveFrame';

interface BothProps {
  left: ComparedSide<FrameDocument>;
  right: ComparedSide<FrameDocument>;
}

function BothFrames({ left, right }: BothProps) {
  const { language } = useLanguage();
  return (
    <div className={styles.both}>
      {[left, right].map(({ label, document }) => (
        <figure key={label} className={styles.side}>
          <figcaption className={styles.caption}>{label}</figcaption>
          <div className={styles.sheet}>
            <FrameView document={document} label={label} language={language} />
          </div>
        </figure>
      ))}
    </div>
  );
}

/** Editing configuration of frames. */
const editedFrame: EditedDocument<FrameDocument> = {
  link: 'frame',
  editorPath: paths.frameEditor,
  check: ({ name }) => (name.trim() === '' ? [{ field: 'name', code: 'required' }] : []),
  merge: mergeFrames,
  rename: (frame, name) => ({ ...frame, name }),
  nameOf: ({ name }) => name,
  thingNames: ({ formatMessage }) => ({
    name: formatMessage(messages.name),
    size: formatMessage(messages.size),
    background_color: formatMessage(documentMessages.background),
    text: formatMessage(documentMessages.text),
    image: formatMessage(documentMessages.picture),
    shape: formatMessage(documentMessages.shape),
    logo: formatMessage(documentMessages.logo),
    code: formatMessage(documentMessages.code),
  }),
  renderBoth: (left, right) => <BothFrames left={left} right={right} />,
  messages: { created: messages.created, updated: messages.updated },
};

const FrameScan = lazyPart(() =>
  loadChunk(() => import('../scan/FrameScan').then((file) => file.FrameScan)),
);

/** The frame editor. */
function FrameEditing({ start }: { start: DocumentStart<FrameDocument> }) {
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
      listPath={paths.frames}
      listLabel={creator.messages.backToFrames}
      saveLabel={editing.isInWizard ? messages.backToWizard : messages.saveFrame}
    >
      <FrameEditor
        editor={editor}
        onUploadImage={uploadPicture}
        scan={<FrameScan editor={editor} />}
      />
    </EditingPage>
  );
}

/** `/creator/editor/frames/:id/` */
export function FrameEditorPage() {
  const { id, key } = useEditorAddress();
  return <OpenFrame key={key} id={id} />;
}

function OpenFrame({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const begin = useBegin(() => starterFrame(formatMessage(messages.newName), frameSizes.a6));
  const result = useFrameEditorPageQuery({ variables: { id }, ...useOpening(id) });

  return (
    <OpenDocument
      id={id}
      kind="frame"
      begin={begin}
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
