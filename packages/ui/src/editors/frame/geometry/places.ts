import type { Area } from '@hearback/print/frames';
import type { FrameElement } from '@hearback/schema/documents';

import type { PlaceChanges, Places } from '../commands/Placed';
import { toTenths } from '../commands/toTenths';
import { knownArea } from './knownAreas';
import { middleOf, normalDegrees, turned, type Point } from './turn';

const placesOf = (
  elements: readonly FrameElement[],
  placeOf: (element: FrameElement) => PlaceChanges,
): Places => Object.fromEntries(elements.map((element) => [element.id, placeOf(element)]));

/** Shifted by so much, in tenths of a millimetre. */
const shifted = ({ x_mm, y_mm }: FrameElement, by: Point): PlaceChanges => ({
  x_mm: toTenths(x_mm + by.x),
  y_mm: toTenths(y_mm + by.y),
});

/** Elements side by side to where they were, all as far. */
export const movedPlaces = (elements: readonly FrameElement[], by: Point): Places =>
  placesOf(elements, (element) => shifted(element, by));

/** Elements turned around a point as one piece. */
export const turnedPlaces = (
  elements: readonly FrameElement[],
  degrees: number,
  around: Point,
): Places =>
  placesOf(elements, (element) => {
    const middle = middleOf(knownArea(element));
    const to = turned(middle, around, degrees);
    return {
      ...shifted(element, { x: to.x - middle.x, y: to.y - middle.y }),
      rotation_deg: normalDegrees((element.rotation_deg ?? 0) + degrees),
    };
  });

const smallestText = 4;
const largestText = 400;

/** Elements as one piece made larger or smaller, from one area into another of the same shape; words too. */
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
