import type { Area } from '@hearback/print/frames';

/** A place on the sheet, in millimetres. */
export interface Point {
  x: number;
  y: number;
}

/** A point after a turn, clockwise, around another. */
export function turned({ x, y }: Point, around: Point, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [across, down] = [x - around.x, y - around.y];
  return { x: around.x + across * cos - down * sin, y: around.y + across * sin + down * cos };
}

export const middleOf = ({ x, y, width, height }: Area): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** The same direction between −180 and 180 degrees, in tenths. */
export function normalDegrees(degrees: number): number {
  const tenths = Math.round(degrees * 10) % 3_600;
  const normal = tenths > 1_800 ? tenths - 3_600 : tenths <= -1_800 ? tenths + 3_600 : tenths;
  // No minus in front of a zero.
  return normal / 10 + 0;
}
