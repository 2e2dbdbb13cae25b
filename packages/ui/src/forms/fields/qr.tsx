import { textIn } from '@hearback/schema/documents';

import { codePlace, encode, payloadOf, sideOf, squarePath } from '@hearback/print/codes';
import * as styles from '../FormView/FormView.css';
import type { FieldLook, PartProps } from './FieldLook';

/** QR code with the form's own URL, to move from a shared screen to the visitor's phone. */
function QrPart({ field, language, words, codeText, mode }: PartProps<'qr'>) {
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

/** Unstyled black and white code, to keep the page small. For styled codes, see `CodeView`. */
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

export const qrLook: FieldLook<'qr'> = { Part: QrPart, variables: () => ({}) };
