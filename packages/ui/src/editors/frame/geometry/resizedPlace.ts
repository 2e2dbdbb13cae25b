import type { FrameElement } from '@hearback/schema/documents';

import { placed, type PlaceChanges } from '../commands/Placed';
import { toTenths } from '../commands/toTenths';
import { isSquare } from './handlesOf';
import { knownArea } from './knownAreas';
import { resizedAround, resizedSize, type Handle, type ResizeOptions } from './resizeArea';
import type { Point } from './turn';

const tenth = (mm: number) => Math.max(0.1, toTenths(mm));

/** Where an element lies after one of its handles was dragged so far over the sheet. */
export function resizedPlace(
  element: FrameElement,
  handle: Handle,
  by: Point,
  options: ResizeOptions,
): PlaceChanges {
  const area = knownArea(element);
  const degrees = element.rotation_deg ?? 0;
  const isWords = element.type === 'text' && element.height_mm === undefined;
  const isCorner = handle.x !== 0 && handle.y !== 0;
  const keepsRatio = options.keepsRatio || isSquare(element) || (isWords && isCorner);
  const size = resizedSize(area, degrees, handle, by, { ...options, keepsRatio });
  const sizes: PlaceChanges = {
    width_mm: tenth(size.width),
    ...('height_mm' in element &&
      element.height_mm !== undefined && { height_mm: tenth(size.height) }),
    ...(isWords &&
      isCorner && {
        font_size_pt: Math.min(
          400,
          Math.max(4, toTenths((element.font_size_pt * size.width) / area.width)),
        ),
      }),
  };
  // Words decide themselves how high they stand: their upper edge stays where it is.
  const real = knownArea(placed(element, sizes));
  const anchor = options.fromMiddle
    ? { x: 0, y: 0 }
    : { x: -handle.x, y: isWords && !isCorner ? -1 : -handle.y };
  const to = resizedAround(area, degrees, real, anchor);
  return { ...sizes, x_mm: toTenths(to.x), y_mm: toTenths(to.y) };
}
