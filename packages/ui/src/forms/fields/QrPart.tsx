import { textIn } from '@hearback/schema/documents';

import { codePlace } from '../../codes/codePlace';
import { CodeView } from '../../codes/CodeView/CodeView';
import * as styles from '../FormView/FormView.css';
import type { PartProps } from './PartProps';

/** The code's own address once more: from a screen on the wall to the visitor's phone. */
export function QrPart({ field, language, words, codeText, mode }: PartProps<'qr'>) {
  if (codeText === undefined && mode === 'live') return null;

  return (
    <figure className={styles.code}>
      <div className={styles.codePlace}>
        {codeText === undefined ? (
          <svg viewBox={`0 0 ${codePlace.side} ${codePlace.side}`} aria-hidden="true">
            <path d={codePlace.path} fill="#767676" />
          </svg>
        ) : (
          <CodeView text={codeText} label={words.codeLabel} level="M" />
        )}
      </div>
      <figcaption>{textIn(field.label, language)}</figcaption>
    </figure>
  );
}
