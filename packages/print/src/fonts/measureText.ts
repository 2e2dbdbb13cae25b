import type { FaceName } from './faces.ts';
import { faceLetters, faceWidths } from './faceWidths.ts';

const letters = [...faceLetters];
const read = new Map<FaceName, ReadonlyMap<string, number>>();

/** The table of a face, read once. In thousandths of the size. */
function widthsOf(face: FaceName): ReadonlyMap<string, number> {
  const known = read.get(face);
  if (known) return known;
  const digits = faceWidths[face];
  const widths = new Map(
    letters.map((letter, index) => [
      letter,
      Number.parseInt(digits.slice(index * 2, index * 2 + 2), 36),
    ]),
  );
  read.set(face, widths);
  return widths;
}

function widthOf(letter: string, widths: ReadonlyMap<string, number>): number {
  const known = widths.get(letter);
  if (known !== undefined) return known;
  const [base = ''] = letter.normalize('NFD');
  // Scripts outside the table, such as Chinese, are about as wide as tall.
  return widths.get(base) ?? 1_000;
}

/**
 * Width of a text in thousandths of its size: a whole number. The width of a line is the sum of its
 * parts, so a growing line is not measured again.
 */
export function thousandthsOf(text: string, face: FaceName): number {
  const widths = widthsOf(face);
  let sum = 0;
  for (const letter of text) sum += widthOf(letter, widths);
  return sum;
}

/**
 * The width of one line, in the unit of `fontSize`, without what kerning saves. From a table, because a
 * drawing must break its lines the same way in a browser, on a server and in a file, at once.
 */
export const measureText = (text: string, fontSize: number, face: FaceName): number =>
  (thousandthsOf(text, face) * fontSize) / 1_000;
