import { quietZone } from './quietZone.ts';

export type EyeShape = 'square' | 'rounded' | 'circle';

/** How wide an eye is, in modules: a ring of 7 with a hole of 5, and a pupil of 3. */
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
