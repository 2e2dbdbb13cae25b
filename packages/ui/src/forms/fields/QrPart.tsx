import { textIn } from '@hearback/schema/documents';

import { codePlace, encode, payloadOf, sideOf, squarePath } from '@hearback/print/codes';
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
          <PlainCode text={payloadOf(codeText)} label={words.codeLabel} />
        )}
      </div>
      <figcaption>{textIn(field.label, language)}</figcaption>
    </figure>
  );
}

/** Black on white, and nothing else: a visitor waits for every byte. For the looks of print, see `CodeView`. */
function PlainCode({ text, label }: { text: string; label: string }) {
  const modules = encode(text, 'M');
  const side = sideOf(modules);

  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} width="100%">
      <rect width={side} height={side} fill="#ffffff" />
      <path d={squarePath(modules)} fill="#000000" />
    </svg>
  );
}
