import { isReserved } from './masks.ts';

/**
 * Error correction blocks of a code: their number, the data codewords of each, how many blocks have
 * one codeword more, and the number of wrong codewords that each block can correct. Blocks cannot
 * correct each other.
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

/** Maps each module to its codeword: the bits run in column pairs from the right, alternately up and down. */
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

/** Error correction capacity of a code. */
interface Correction {
  /** Number of wrong codewords that each block can correct. */
  perBlock: number;
  /** Codewords that a patch hides, per block. Undefined if it covers a function pattern. */
  lossesUnder: (patch: Patch) => number[] | undefined;
}

/** Correction of a code of level H with `side` modules; undefined from version 7 on. */
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

/** A rectangle of whole modules in the middle of a code, without the quiet zone. */
export interface Patch {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Of what a block can put right: a logo takes at most half. The other half is for dirt, folds and glare. */
const share = 0.5;

/** Light modules between the logo and the code. */
const margin = 0.5;

/**
 * Returns the patch that shows a picture largest in a code of level H with `side` modules.
 * Undefined if no patch is possible.
 */
export function logoPatch(side: number, picture: { width: number; height: number }) {
  const correction = correctionOf(side);
  if (!correction) return undefined;
  const lossesMax = Math.floor(correction.perBlock * share);
  let best: { patch: Patch; scale: number } | undefined;

  // Odd numbers, because a code is an odd number of modules wide: the patch is in the very middle.
  for (let width = 3; width < side; width += 2) {
    for (let height = 3; height < side; height += 2) {
      const patch = { x: (side - width) / 2, y: (side - height) / 2, width, height };
      const scale = Math.min(
        (width - 2 * margin) / picture.width,
        (height - 2 * margin) / picture.height,
      );
      if (best && scale <= best.scale) continue;
      const losses = correction.lossesUnder(patch);
      if (losses && Math.max(...losses) <= lossesMax) best = { patch, scale };
    }
  }
  return best?.patch;
}

/** Area of the logo itself, inside its patch. */
export const logoRoom = ({ x, y, width, height }: Patch): Patch => ({
  x: x + margin,
  y: y + margin,
  width: width - 2 * margin,
  height: height - 2 * margin,
});
