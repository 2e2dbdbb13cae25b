import { faceLetters } from '../fonts/faceWidths.ts';

const printed = new Set(faceLetters);

/**
 * The letters that a file would show as empty boxes, each once: no face has them. A screen borrows them
 * from another typeface, so a preview does not tell.
 */
export const lettersMissing = (text: string): readonly string[] => [
  // Lines end at breaks, and what is never seen leaves no box: joiners, soft hyphens.
  ...new Set(
    [...text.normalize('NFC').replaceAll(/[\t\r\n\p{Default_Ignorable_Code_Point}]/gu, '')].filter(
      (one) => !printed.has(one),
    ),
  ),
];
