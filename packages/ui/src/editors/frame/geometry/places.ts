import type { Area } from '@hearback/print/frames';
import type { FrameElement } from '@hearback/schema/documents';

import { type PlaceChanges, placed, type Places, toTenths } from '../commands/Placed';
import { knownArea } from './areas';
import { isSquare, middleOf, normalDegrees, type Point, rotated } from './turn';
import { type Handle, resizedAround, resizedSize, type ResizeOptions } from './resizeArea';

const tenth = (mm: number) => Math.max(0.1, toTenths(mm));

/** Position and size of an element after one of its handles was dragged by a distance on the sheet. */
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
  // The height of text follows from its wrapping; its upper edge stays in place.
  const real = knownArea(placed(element, sizes));
  const anchor = options.fromMiddle
    ? { x: 0, y: 0 }
    : { x: -handle.x, y: isWords && !isCorner ? -1 : -handle.y };
  const to = resizedAround(area, degrees, real, anchor);
  return { ...sizes, x_mm: toTenths(to.x), y_mm: toTenths(to.y) };
}

const placesOf = (
  elements: readonly FrameElement[],
  placeOf: (element: FrameElement) => PlaceChanges,
): Places => Object.fromEntries(elements.map((element) => [element.id, placeOf(element)]));

/** Moved by an offset, rounded to tenths of a millimeter. */
const shifted = ({ x_mm, y_mm }: FrameElement, by: Point): PlaceChanges => ({
  x_mm: toTenths(x_mm + by.x),
  y_mm: toTenths(y_mm + by.y),
});

/** Elements moved by an offset. */
export const movedPlaces = (elements: readonly FrameElement[], by: Point): Places =>
  placesOf(elements, (element) => shifted(element, by));

/** Elements rotated around a point as a unit. */
export const turnedPlaces = (
  elements: readonly FrameElement[],
  degrees: number,
  around: Point,
): Places =>
  placesOf(elements, (element) => {
    const middle = middleOf(knownArea(element));
    const to = rotated(middle, around, degrees);
    return {
      ...shifted(element, { x: to.x - middle.x, y: to.y - middle.y }),
      rotation_deg: normalDegrees((element.rotation_deg ?? 0) + degrees),
    };
  });

const smallestText = 4;
const largestText = 400;

/** Elements scaled as a unit from one area to another of the same aspect ratio, font sizes included. */
export const scaledPlaces = (elements: readonly FrameElement[], from: Area, to: Area): Places => {
  const scale = to.width / from.width;
  const long = (mm: number) => Math.max(0.1, toTenths(mm * scale));
  return placesOf(elements, (element) => {
    const area = knownArea(element);
    const middle = middleOf(area);
    const x = to.x + (middle.x - from.x) * scale - (area.width * scale) / 2;
    const y = to.y + (middle.y - from.y) * scale - (area.height * scale) / 2;
    return {
      x_mm: toTenths(x),
      y_mm: toTenths(y),
      width_mm: long(element.width_mm),
      ...('height_mm' in element &&
        element.height_mm !== undefined && { height_mm: long(element.height_mm) }),
      ...(element.type === 'text' && {
        font_size_pt: Math.min(
          largestText,
          Math.max(smallestText, toTenths(element.font_size_pt * scale)),
        ),
      }),
    };
  });
};
