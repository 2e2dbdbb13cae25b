import type { FaceName } from '../fonts/faces.ts';
import { thousandthsOf } from '../fonts/measureText.ts';
import { faceLetters } from '../fonts/faceWidths.ts';

const printed = new Set(faceLetters);

/**
 * Letters that no face has and that a file would show as empty boxes, each once. A screen uses a
 * fallback font, so a preview does not show them.
 */
export const lettersMissing = (text: string): readonly string[] => [
  // Lines end at breaks, and what is never seen leaves no box: joiners, soft hyphens.
  ...new Set(
    [...text.normalize('NFC').replaceAll(/[\t\r\n\p{Default_Ignorable_Code_Point}]/gu, '')].filter(
      (one) => !printed.has(one),
    ),
  ),
];

export interface TextMeasure {
  /** In the unit of `fontSize`. */
  width: number;
  fontSize: number;
  face: FaceName;
}

/** A part of a line with its width, in thousandths of the size. */
interface Piece {
  text: string;
  width: number;
}

type Fits = (width: number) => boolean;

/** A word that is wider than the line, in pieces that fit. */
function cut(word: string, face: FaceName, fits: Fits): Piece[] {
  const pieces: Piece[] = [];
  for (const letter of word) {
    const width = thousandthsOf(letter, face);
    const last = pieces.at(-1);
    if (last && fits(last.width + width)) {
      last.text += letter;
      last.width += width;
    } else pieces.push({ text: letter, width });
  }
  return pieces;
}

/** The words of a paragraph, those in pieces that are wider than a line. */
const piecesOf = (paragraph: string, face: FaceName, fits: Fits): Piece[] =>
  paragraph.split(/[ \t]+/).flatMap((text) => {
    const width = thousandthsOf(text, face);
    return fits(width) ? [{ text, width }] : cut(text, face, fits);
  });

/** Breaks text into lines that fit: at spaces, at the writer's own breaks, inside a word when it must. */
export function wrapText(text: string, { width, fontSize, face }: TextMeasure): string[] {
  // A hair of grace: measures that are equal on paper differ in the last digit.
  const fits: Fits = (thousandths) => (thousandths * fontSize) / 1_000 <= width + fontSize / 1_000;
  const space = thousandthsOf(' ', face);

  return text.split(/\r?\n/).flatMap((paragraph) => {
    const lines: Piece[] = [];
    for (const piece of piecesOf(paragraph, face, fits)) {
      const line = lines.at(-1);
      if (line && fits(line.width + space + piece.width)) {
        line.text += ` ${piece.text}`;
        line.width += space + piece.width;
      } else lines.push(piece);
    }
    return lines.length > 0 ? lines.map((line) => line.text) : [''];
  });
}
