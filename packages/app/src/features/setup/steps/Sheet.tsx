import type { FrameDocument } from '@hearback/schema/documents';
import { FrameView } from '@hearback/ui/frames';

import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { messages } from '../messages';
import * as styles from './Sheet.css';

interface Props {
  document: FrameDocument;
  /** What the code reads as. Left out: its place is drawn instead. */
  codeText?: string | undefined;
}

/** In px. */
const longestSide = 372;

/** The frame that will come out of the printer, whole, whatever its shape. */
export function Sheet({ document, codeText }: Props) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { width_mm: width, height_mm: height, cut } = document.size;
  const isShaped = cut !== undefined && cut !== 'rectangle';
  const maxWidth = width >= height ? longestSide : (longestSide * width) / height;

  return (
    <div className={styles.desk}>
      <div className={styles.sheet} data-shaped={isShaped || undefined} style={{ maxWidth }}>
        <FrameView
          document={document}
          label={formatMessage(messages.framePicture)}
          language={language}
          {...(codeText === undefined ? {} : { codeText })}
        />
      </div>
    </div>
  );
}
