import type { FrameDocument } from '@hearback/schema/documents';
import { mergeFrames } from '@hearback/ui/editors/frame';
import { FrameView } from '@hearback/ui/frames';

import { useLanguage } from '../../../i18n/IntlProvider';
import { paths } from '../../../paths';
import type { ComparedSide, EditedKind } from '../documents/EditedKind';
import { messages as documentMessages } from '../documents/messages';
import * as styles from './editedFrame.css';
import { messages } from './messages';

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

/** Frames, as they are edited. */
export const editedFrame: EditedKind<FrameDocument> = {
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
