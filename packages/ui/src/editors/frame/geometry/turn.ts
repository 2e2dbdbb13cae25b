import type { Area } from '@hearback/print/frames';
import type { FrameElement } from '@hearback/schema/documents';

import type { Handle } from './resizeArea';

export const handleNames = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type HandleName = (typeof handleNames)[number];

/** Sides of each handle. */
export const handles: Readonly<Record<HandleName, Handle>> = {
  nw: { x: -1, y: -1 },
  n: { x: 0, y: -1 },
  ne: { x: 1, y: -1 },
  e: { x: 1, y: 0 },
  se: { x: 1, y: 1 },
  s: { x: 0, y: 1 },
  sw: { x: -1, y: 1 },
  w: { x: -1, y: 0 },
};

const corners = ['nw', 'ne', 'se', 'sw'] as const;
const sides = ['e', 'w'] as const;

/** True if an element is as high as it is wide. */
export const isSquare = (element: FrameElement): boolean =>
  element.type !== 'text' && !('height_mm' in element);

/** Handles with which an element can be resized. */
export function handlesOf(element: FrameElement): readonly HandleName[] {
  if (isSquare(element)) return corners;
  if (element.type === 'shape' && element.shape === 'line') return sides;
  // Text without a height: corners scale the font, sides change the wrapping.
  if (element.type === 'text' && element.height_mm === undefined) return [...corners, ...sides];
  return handleNames;
}

/** Several elements are resized as a unit. */
export const handlesOfSeveral: readonly HandleName[] = corners;

/** A place on the sheet, in millimeters. */
export interface Point {
  x: number;
  y: number;
}

/** A point rotated clockwise around another. */
export function rotated({ x, y }: Point, around: Point, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [across, down] = [x - around.x, y - around.y];
  return { x: around.x + across * cos - down * sin, y: around.y + across * sin + down * cos };
}

export const middleOf = ({ x, y, width, height }: Area): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** Normalizes an angle to −180 … 180 degrees, in tenths. */
export function normalDegrees(degrees: number): number {
  const tenths = Math.round(degrees * 10) % 3_600;
  const normal = tenths > 1_800 ? tenths - 3_600 : tenths <= -1_800 ? tenths + 3_600 : tenths;
  // Turns −0 into 0.
  return normal / 10 + 0;
}
