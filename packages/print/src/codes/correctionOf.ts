import type { Patch } from './logoPatch.ts';
import { isReserved } from './reservedModules.ts';

/**
 * How a code is put together: so many blocks of data, some of them a codeword longer, and how many wrong
 * codewords each can put right. None helps another.
 */
type Blocks = readonly [count: number, data: number, longer: number, perBlock: number];

/**
 * By version: the blocks of a code of level H (ISO/IEC 18004:2015, table 9). From version 7 on an
 * alignment pattern lies in the middle: no logo.
 */
const versions: readonly (Blocks | undefined)[] = [
  undefined,
  [1, 9, 0, 8],
  [1, 16, 0, 14],
  [2, 13, 0, 11],
  [4, 9, 0, 8],
  [4, 11, 2, 11],
  [4, 15, 0, 14],
];

/** Which codeword each module belongs to: pairs of columns from the right, up and down by turns. */
function codewordsOf(side: number): Map<number, number> {
  const codewords = new Map<number, number>();
  let isUp = true;
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < side; step += 1) {
      const y = isUp ? side - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!isReserved(x, y, side)) codewords.set(y * side + x, Math.floor(codewords.size / 8));
      }
    }
    isUp = !isUp;
  }
  return codewords;
}

/** What a code can lose of itself and still be read. */
export interface Correction {
  /** How many wrong codewords each block can put right. */
  perBlock: number;
  /** How many codewords a patch takes from each block; undefined when it lies on what every reader needs. */
  lossesUnder: (patch: Patch) => number[] | undefined;
}

/** The correction of a code of level H that is so many modules wide; undefined from version 7 on. */
export function correctionOf(side: number): Correction | undefined {
  const blocks = versions[(side - 17) / 4];
  if (!blocks) return undefined;
  const [count, data, longer, perBlock] = blocks;
  const codewords = codewordsOf(side);

  return {
    perBlock,
    lossesUnder({ x, y, width, height }) {
      const lost = new Set<number>();
      for (let row = y; row < y + height; row += 1) {
        for (let column = x; column < x + width; column += 1) {
          const codeword = codewords.get(row * side + column);
          if (codeword === undefined) return undefined;
          lost.add(codeword);
        }
      }
      const losses = Array.from({ length: count }, () => 0);
      for (const codeword of lost) {
        // In turns: one of each block. The last ones of data are of the longer blocks, which come last.
        const block = (codeword < count * data ? codeword : codeword - longer) % count;
        losses[block] = (losses[block] ?? 0) + 1;
      }
      return losses;
    },
  };
}
