import { correctionOf } from './correctionOf.ts';

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
 * Where a picture goes in a code of level H that is so many modules wide: the patch in which it becomes
 * largest. Undefined where a code has no room for one.
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

/** The room of the logo itself, inside its patch. */
export const logoRoom = ({ x, y, width, height }: Patch): Patch => ({
  x: x + margin,
  y: y + margin,
  width: width - 2 * margin,
  height: height - 2 * margin,
});
