import { textIn } from '@hearback/schema/documents';

import { CodeView } from '../../codes/CodeView/CodeView';
import * as styles from '../FormView/FormView.css';
import type { PartProps } from './PartProps';

/** The code's own address once more: from a screen on the wall to the visitor's phone. */
export function QrPart({ field, language, words, codeText, mode }: PartProps<'qr'>) {
  if (codeText === undefined && mode === 'live') return null;

  return (
    <figure className={styles.code}>
      <div className={styles.codePlace}>
        {codeText !== undefined && <CodeView text={codeText} label={words.codeLabel} level="M" />}
      </div>
      <figcaption>{textIn(field.label, language)}</figcaption>
    </figure>
  );
}
