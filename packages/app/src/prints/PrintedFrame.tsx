import type { CodeStyle, FrameDocument } from '@hearback/schema/documents';
import type { VariableValues } from '@hearback/print/frames';
import { FrameView } from '@hearback/ui/frames';

import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { messages } from './messages';
import * as styles from './PrintedFrame.css';

interface Props {
  document: FrameDocument;
  /** Content of the code. Omitted: a sample, marked as one. */
  codeText?: string | undefined;
  /** Values of variables in its texts. Omitted: those of a sample. */
  values?: VariableValues | undefined;
  /** The code's own style. Null: the style of the frame applies. */
  codeStyle?: CodeStyle | null | undefined;
  hasBleed?: boolean;
}

/** In px. */
const longestSide = 420;

/** Preview of a printed frame. */
export function PrintedFrame({ document, codeText, values, codeStyle, hasBleed = false }: Props) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { width_mm: width, height_mm: height } = document.size;
  const maxWidth = width >= height ? longestSide : (longestSide * width) / height;

  const isCutOut = !hasBleed && (document.size.cut ?? 'rectangle') !== 'rectangle';

  return (
    <div className={styles.desk}>
      <div className={isCutOut ? styles.cutSheet : styles.sheet} style={{ maxWidth }}>
        <FrameView
          document={document}
          label={formatMessage(messages.pictureOf, { name: document.name })}
          language={language}
          hasBleed={hasBleed}
          codeStyle={codeStyle ?? undefined}
          values={values}
          {...(codeText === undefined ? {} : { codeText })}
        />
      </div>
    </div>
  );
}
