import type { Modules } from './encode.ts';
import { squarePath } from './squarePath.ts';
import { quietZone } from './quietZone.ts';
import { traceEdges, type Corner } from './traceEdges.ts';

/** A quarter turn to the right, by the direction before it: right, down, left, up. */
const turns = ['q.5 0 .5 .5', 'q0 .5-.5 .5', 'q-.5 0-.5-.5', 'q0-.5 .5-.5'] as const;

/** The same path with round outer corners, which have light squares beside them. Inner ones stay sharp. */
function roundedPath(modules: Modules): string {
  let d = '';
  for (const corners of traceEdges(modules)) {
    const [first] = corners;
    if (!first) continue;
    const isRound = ({ turn }: Corner) => (turn === 'right' ? 0.5 : 0);
    // Each outline begins at a top left, on its way to the right.
    d += `M${first.x + quietZone + isRound(first)} ${first.y + quietZone}`;
    for (const [at, from] of corners.entries()) {
      const to = corners[at + 1] ?? first;
      const [byX, byY] = [to.x - from.x, to.y - from.y];
      const length = Math.abs(byX + byY) - isRound(from) - isRound(to);
      if (length > 0)
        d += byY === 0 ? `h${Math.sign(byX) * length}` : `v${Math.sign(byY) * length}`;
      if (isRound(to)) d += turns[byX > 0 ? 0 : byY > 0 ? 1 : byX < 0 ? 2 : 3];
    }
    d += 'z';
  }
  return d;
}

/** Of a module: dots that touch would be squares again, and small ones are lost in print. */
const dotRadius = 0.45;

/** A dot for each dark module, all in one path. */
function dotsPath(modules: Modules): string {
  const arc = `a${dotRadius} ${dotRadius} 0 1 1`;
  const dot = `${arc} ${2 * dotRadius} 0${arc}-${2 * dotRadius} 0z`;
  return modules
    .flatMap((row, y) =>
      row.map((isDark, x) =>
        isDark ? `M${x + quietZone + 0.5 - dotRadius} ${y + quietZone + 0.5}${dot}` : '',
      ),
    )
    .join('');
}

export type ModuleShape = 'square' | 'rounded' | 'dots';

const paths: Readonly<Record<ModuleShape, (modules: Modules) => string>> = {
  square: squarePath,
  rounded: roundedPath,
  dots: dotsPath,
};

/** All dark modules as one path in a shape, one unit per module, the quiet zone included in the offsets. */
export const modulePath = (modules: Modules, shape: ModuleShape = 'square'): string =>
  paths[shape](modules);
