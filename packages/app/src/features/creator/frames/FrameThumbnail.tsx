import type { FrameDocument } from '@hearback/schema/documents';

import { useLanguage } from '../../../i18n/IntlProvider';
import { lateOrnament } from '../../../loading/lateOrnament';
import * as styles from './FrameThumbnail.css';

/** What draws frames is as large as the list around it. */
const FrameView = lateOrnament(() => import('@hearback/ui/frames').then((file) => file.FrameView));

/** The longest side, in px. */
const side = 44;

/** A frame's name with a small picture before it. The picture says nothing that the name does not. */
export function FrameThumbnail({ document }: { document: FrameDocument }) {
  const { language } = useLanguage();
  const { width_mm: width, height_mm: height } = document.size;

  return (
    <span className={styles.named}>
      <span className={styles.place} aria-hidden="true">
        <span
          className={styles.sheet}
          style={{ width: width >= height ? side : (side * width) / height }}
        >
          <FrameView document={document} label="" language={language} />
        </span>
      </span>
      {document.name}
    </span>
  );
}
