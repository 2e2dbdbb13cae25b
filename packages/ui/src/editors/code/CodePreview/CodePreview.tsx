import type {
  CodeStyle,
  FormDocument,
  FrameDocument,
  ImageReference,
} from '@hearback/schema/documents';

import { CodeView } from '../../../codes/CodeView/CodeView';
import { FieldMessage } from '../../../fields/FieldMessage/FieldMessage';
import { FrameView } from '../../../frames/FrameView';
import { useWords } from '../../../internal/useWords';
import { codePreviewWords } from '../words';
import * as styles from './CodePreview.css';
import { FormPhone } from './FormPhone';

export interface CodePreviewProps {
  /** The printed address. */
  codeText: string;
  /** Style of this code. Default: the style in the frame. */
  codeStyle?: CodeStyle | undefined;
  /** Left out while none is linked. */
  frame?: FrameDocument | undefined;
  /** Left out while none is linked. */
  form?: FormDocument | undefined;
  /** The language of the texts. */
  language: string;
  /** Company and place, as visitors of the code read them. */
  venue?: string | undefined;
  /** Returns the URL of an image. Default: the URL in the documents. */
  addressOf?: (image: ImageReference) => string | undefined;
}

/** Preview of a code: the printed frame and the linked form. The form cannot be submitted. */
export function CodePreview({
  codeText,
  codeStyle,
  frame,
  form,
  language,
  venue,
  addressOf,
}: CodePreviewProps) {
  const words = useWords(codePreviewWords);
  const pictures = addressOf ? { addressOf } : {};

  return (
    <div className={styles.ground}>
      <div className={styles.sides}>
        <figure className={styles.side}>
          <figcaption className={styles.caption}>{words.frame}</figcaption>
          {frame ? (
            <div
              className={styles.sheet}
              style={{ maxWidth: (560 * frame.size.width_mm) / frame.size.height_mm }}
            >
              <FrameView
                document={frame}
                label={words.frameLabel}
                {...{ codeText, codeStyle, language, ...pictures }}
              />
            </div>
          ) : (
            <div className={styles.code}>
              <CodeView
                text={codeText}
                label={words.codeLabel}
                {...(codeStyle && { look: codeStyle })}
                {...pictures}
              />
            </div>
          )}
          {!frame && <FieldMessage tone="hint">{words.noFrame}</FieldMessage>}
          {frame && frame.content.every(({ type }) => type !== 'code') && (
            <FieldMessage tone="warning">{words.noCodeOnFrame}</FieldMessage>
          )}
        </figure>
        <figure className={styles.side}>
          <figcaption className={styles.caption}>{words.form}</figcaption>
          {form ? (
            <FormPhone document={form} {...{ codeText, language, venue, ...pictures }} />
          ) : (
            <div className={styles.missing}>{words.noForm}</div>
          )}
        </figure>
      </div>
    </div>
  );
}
