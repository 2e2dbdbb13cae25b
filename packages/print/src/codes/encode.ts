// The declarations belong to this import, in every package that reads this source.
// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient module cannot be imported
/// <reference path="./qr-code-generator.d.ts" />
import qrcode from 'qr-code-generator';
import { findBestMask, widestKnown, withMask } from './masks.ts';

// The generator's own conversion is not UTF-8: anything beyond Latin would come back wrong.
qrcode.stringToBytes = (text) => [...new TextEncoder().encode(text)];

/** Error correction level: L, M, Q and H recover about 7, 15, 25 and 30 percent of the codewords. */
export type CodeLevel = 'L' | 'M' | 'Q' | 'H';

/** The squares of a code, row by row; true is dark. Without the quiet zone. */
export type Modules = readonly (readonly boolean[])[];

/** Letters that a code holds in five and a half bits instead of eight. */
const compact = /^[0-9A-Z $%*+\-./:]+$/;

type Symbol = ReturnType<typeof qrcode>;

/** Says that the generator has laid out a code with the first mask, and begins to look for a better one. */
const laidOut = new Error('The generator was stopped before its search for a mask.');

/**
 * Lays out a symbol, and stops the generator before its search for the best mask: that reads single
 * modules some hundred thousand times and lays out the code nine times, which is nearly all of its time.
 * Returns true if a mask is still to be chosen; a code larger than `widestKnown` has the generator’s.
 */
function layOut(symbol: Symbol): boolean {
  const count = symbol.getModuleCount.bind(symbol);
  // The search begins by asking how many modules there are.
  symbol.getModuleCount = () => {
    const side = count();
    if (side <= widestKnown) throw laidOut;
    return side;
  };
  try {
    symbol.make();
    return false;
  } catch (error) {
    if (error === laidOut) return true;
    throw error;
  } finally {
    symbol.getModuleCount = count;
  }
}

const rowsOf = (side: number, isDark: (row: number, column: number) => boolean): Modules => {
  const places = Array.from({ length: side }, (_, index) => index);
  return places.map((row) => places.map((column) => isDark(row, column)));
};

/** The modules of a symbol that has the first mask, with the one that makes them easiest to read. */
function withBestMask(symbol: Symbol, level: CodeLevel): Modules {
  const side = symbol.getModuleCount();
  const first = new Uint8Array(side * side);
  for (let row = 0, at = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1, at += 1) {
      if (symbol.isDark(row, column)) first[at] = 1;
    }
  }
  const best = withMask(first, side, level, findBestMask(first, side, level));
  return rowsOf(side, (row, column) => best[row * side + column] === 1);
}

/** Makes the code of a text, as small as it can be. */
export function encode(text: string, level: CodeLevel = 'Q'): Modules {
  const symbol = qrcode(0, level);
  symbol.addData(text, compact.test(text) ? 'Alphanumeric' : 'Byte');
  let isUnmasked: boolean;
  try {
    isUnmasked = layOut(symbol);
  } catch (cause) {
    const sentence = `A code with error correction ${level} cannot hold ${text.length} characters. Use a shorter text.`;
    throw new Error(sentence, { cause });
  }
  if (isUnmasked) return withBestMask(symbol, level);
  return rowsOf(symbol.getModuleCount(), (row, column) => symbol.isDark(row, column));
}
