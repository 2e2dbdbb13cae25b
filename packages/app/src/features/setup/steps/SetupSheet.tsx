import type { FrameDocument } from '@hearback/schema/documents';
import type { VariableValues } from '@hearback/print/frames';
import { FrameView } from '@hearback/ui/frames';

import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { messages } from '../messages';
import * as styles from './SetupSheet.css';

interface Props {
  document: FrameDocument;
  /** Content of the code. Omitted: a sample, marked as one. */
  codeText?: string | undefined;
  /** Values of variables in its texts. Omitted: those of a sample. */
  values?: VariableValues | undefined;
}

/** In px. */
const longestSide = 372;

/** Preview of the whole printed frame, of any shape. */
export function SetupSheet({ document, codeText, values }: Props) {
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
          values={values}
          {...(codeText === undefined ? {} : { codeText })}
        />
      </div>
    </div>
  );
}
