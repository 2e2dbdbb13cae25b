import type { Modules } from './encode.ts';
import { type Corner, squarePath, traceEdges } from './traceEdges.ts';
import { quietZone } from './quietZone.ts';

export type EyeShape = 'square' | 'rounded' | 'circle';

/** Width of a finder pattern in modules: a ring of 7 with a hole of 5, and a center of 3. */
export const eyeSide = 7;

/** A closed shape, drawn clockwise; a hole is drawn the other way. */
type DrawBox = (x: number, y: number, side: number, isHole: boolean) => string;

const squareBox: DrawBox = (x, y, side, isHole) =>
  isHole ? `M${x} ${y}v${side}h${side}v-${side}z` : `M${x} ${y}h${side}v${side}h-${side}z`;

/** Of its side: how round the corners of an eye are. */
const roundness = 0.3;

const roundedBox: DrawBox = (x, y, side, isHole) => {
  const r = Math.round(side * roundness * 10) / 10;
  const line = Math.round((side - 2 * r) * 10) / 10;
  return isHole
    ? `M${x} ${y + r}v${line}q0 ${r} ${r} ${r}h${line}q${r} 0 ${r}-${r}v-${line}q0-${r}-${r}-${r}h-${line}q-${r} 0-${r} ${r}z`
    : `M${x + r} ${y}h${line}q${r} 0 ${r} ${r}v${line}q0 ${r}-${r} ${r}h-${line}q-${r} 0-${r}-${r}v-${line}q0-${r} ${r}-${r}z`;
};

const circleBox: DrawBox = (x, y, side, isHole) => {
  const arc = `a${side / 2} ${side / 2} 0 1 ${isHole ? 0 : 1}`;
  return `M${x} ${y + side / 2}${arc} ${side} 0${arc}-${side} 0z`;
};

const boxes: Readonly<Record<EyeShape, DrawBox>> = {
  square: squareBox,
  rounded: roundedBox,
  circle: circleBox,
};

/** The three eyes of a code that is so many modules wide, quiet zone included in the offsets. */
export function eyePath(side: number, shape: EyeShape): string {
  const box = boxes[shape];
  const far = side - eyeSide;
  return [
    [0, 0],
    [far, 0],
    [0, far],
  ]
    .map(([column = 0, row = 0]) => {
      const [x, y] = [column + quietZone, row + quietZone];
      return box(x, y, 7, false) + box(x + 1, y + 1, 5, true) + box(x + 2, y + 2, 3, false);
    })
    .join('');
}

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
