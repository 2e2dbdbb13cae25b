import { faceNames, type FaceName } from './faces.ts';
import { openFonts, type ReadFontFile } from './openFonts.ts';

/** The first and the last code point of what is printed: Latin, punctuation, signs of money. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1e9e],
  [0x1ef2, 0x1ef3],
  [0x2000, 0x200a],
  [0x2010, 0x2026],
  [0x202f, 0x202f],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
] as const;

/** Two digits in base 36 hold 1295, more than the widest letter has. */
const toDigits = (width: number) => Math.round(width).toString(36).padStart(2, '0');

/** Advance widths of all characters of every face, as stored in `faceWidths.ts`. */
export async function tabulateWidths(read: ReadFontFile) {
  const fonts = await openFonts(read);
  const all = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  const isDrawn = (letter: string) =>
    faceNames.every((face) => fonts.shape(letter, face).glyphs.every(({ id }) => id !== 0));
  const letters = all.filter(isDrawn);

  const widths = Object.fromEntries(
    faceNames.map((face) => [
      face,
      letters.map((letter) => toDigits(fonts.shape(letter, face).width)).join(''),
    ]),
  ) as Record<FaceName, string>;
  return { letters: letters.join(''), widths };
}
