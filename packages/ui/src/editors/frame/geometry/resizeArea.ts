import type { Area } from '@hearback/print/frames';
import { middleOf, rotated, type Point } from './turn';

/** A handle: −1 is the left or the upper side, 1 the right or the lower one, 0 the middle. */
export interface Handle {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}

export interface ResizeOptions {
  keepsRatio: boolean;
  /** Resizes around the center instead of the opposite side. */
  fromMiddle: boolean;
}

interface Size {
  width: number;
  height: number;
}

/** Minimum size in millimeters: smaller elements could not be found again. */
export const smallest = 1;

const origin = { x: 0, y: 0 };

/**
 * A rotated area in another size. The point named by `anchor`, like a handle, keeps its position on
 * the sheet.
 */
export function resizedAround(
  area: Area,
  degrees: number,
  { width, height }: Size,
  anchor: Point,
): Area {
  const middle = middleOf(area);
  const shift = rotated(
    { x: (anchor.x * (area.width - width)) / 2, y: (anchor.y * (area.height - height)) / 2 },
    origin,
    degrees,
  );
  return { x: middle.x + shift.x - width / 2, y: middle.y + shift.y - height / 2, width, height };
}

/** Size of an area after one of its handles was dragged by a distance on the sheet. */
export function resizedSize(
  area: Area,
  degrees: number,
  handle: Handle,
  by: Point,
  { keepsRatio, fromMiddle }: ResizeOptions,
): Size {
  const along = rotated(by, origin, -degrees);
  const times = fromMiddle ? 2 : 1;
  const width = Math.max(smallest, area.width + handle.x * along.x * times);
  const height = Math.max(smallest, area.height + handle.y * along.y * times);
  if (!keepsRatio) return { width, height };

  const [across, down] = [width / area.width, height / area.height];
  const wanted = handle.x === 0 ? down : handle.y === 0 ? across : Math.max(across, down);
  const scale = Math.max(wanted, smallest / Math.min(area.width, area.height));
  return { width: area.width * scale, height: area.height * scale };
}

/** An area after a handle was dragged: the opposite corner, or the center, stays in place. */
export function resizeArea(
  area: Area,
  degrees: number,
  handle: Handle,
  by: Point,
  options: ResizeOptions,
): Area {
  const size = resizedSize(area, degrees, handle, by, options);
  const anchor = options.fromMiddle ? origin : { x: -handle.x, y: -handle.y };
  return resizedAround(area, degrees, size, anchor);
}
