import { textIn } from '@hearback/schema/documents';

import { encode, payloadOf, sideOf, squarePath, usualCodeText } from '@hearback/print/codes';
import * as styles from '../FormView/FormView.css';
import type { FieldLook, PartProps } from './FieldLook';

/** QR code with the form's own URL, to move from a shared screen to the visitor's phone. */
function QrPart({ field, language, words, codeText, mode }: PartProps<'qr'>) {
  if (codeText === undefined && mode === 'live') return null;

  return (
    <figure className={styles.code}>
      <div className={styles.codePlace}>
        <PlainCode
          text={payloadOf(codeText ?? usualCodeText)}
          label={words.codeLabel}
          color={codeText === undefined ? '#767676' : '#000000'}
        />
      </div>
      <figcaption>{textIn(field.label, language)}</figcaption>
    </figure>
  );
}

interface PlainCodeProps {
  text: string;
  label: string;
  /** Gray: a sample, of a form that is on no code yet. */
  color: string;
}

/** Unstyled black and white code, to keep the page small. For styled codes, see `CodeView`. */
export function PlainCode({ text, label, color }: PlainCodeProps) {
  const modules = encode(text, 'M');
  const side = sideOf(modules);

  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} width="100%">
      <rect width={side} height={side} fill="#ffffff" />
      <path d={squarePath(modules)} fill={color} />
    </svg>
  );
}

export const qrLook: FieldLook<'qr'> = { Part: QrPart, variables: () => ({}) };
