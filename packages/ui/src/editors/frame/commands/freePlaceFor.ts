import { areaOf, boundsOf, overlap, type Area } from '@hearback/print/frames';
import type { FrameDocument, FrameElement } from '@hearback/schema/documents';

import { toTenths } from './Placed';

/** Millimeters between a new element and the code. */
const codeGap = 3;

/** Moves a new element off the code if it covers it: above, else below. */
function keepOffCode(element: FrameElement, { content, size }: FrameDocument): FrameElement {
  const code = content.find(({ type }) => type === 'code');
  if (!code || element.type === 'code') return element;

  const area = areaOf(element);
  const codeArea = areaOf(code);
  if (!overlap(area, codeArea)) return element;

  const above = codeArea.y - codeGap - area.height;
  const below = codeArea.y + codeArea.height + codeGap;
  if (above >= 0) return { ...element, y_mm: toTenths(above) };
  if (below + area.height <= size.height_mm) return { ...element, y_mm: toTenths(below) };
  return element;
}

/** Minimum distance of a new element from others, in millimeters. */
const gap = 2;
/** Number of grid steps along the sheet's longer side in the search for a free position. */
const steps = 48;
/** Offset between new elements on a full sheet, in millimeters. */
const beside = 3;

/** True for a background, which spans the whole width. New elements may cover it. */
const isGround = ({ type, x_mm: x, width_mm: width }: FrameElement, sheetWidth: number) =>
  (type === 'shape' || type === 'image') && x <= 0 && x + width >= sheetWidth;

const grown = ({ x, y, width, height }: Area): Area => ({
  x: x - gap,
  y: y - gap,
  width: width + 2 * gap,
  height: height + 2 * gap,
});

/** The nearest free position on the sheet; positions straight above and below are preferred. */
function nearestFree({ x, y, width, height }: Area, { content, size }: FrameDocument) {
  const taken = content
    .filter((element) => !isGround(element, size.width_mm))
    .map((element) => grown(boundsOf(element)));
  const step = Math.max(size.width_mm, size.height_mm) / steps;
  const places: { x: number; y: number; distance: number }[] = [];
  const along = (from: number, length: number, room: number) => {
    const starts = [from];
    for (let at = gap; at <= room - length - gap; at += step) starts.push(at);
    return starts;
  };
  for (const down of along(y, height, size.height_mm)) {
    for (const across of along(x, width, size.width_mm)) {
      const distance = Math.abs(down - y) + 3 * Math.abs(across - x);
      places.push({ x: across, y: down, distance });
    }
  }
  places.sort((one, other) => one.distance - other.distance);
  return places.find((place) =>
    taken.every((area) => !overlap({ x: place.x, y: place.y, width, height }, area)),
  );
}

/** Moves a new element to a free position or, on a full sheet, beside the last one and off the code. */
export function freePlaceFor(element: FrameElement, frame: FrameDocument): FrameElement {
  const free = nearestFree(areaOf(element), frame);
  if (free) return { ...element, x_mm: toTenths(free.x), y_mm: toTenths(free.y) };

  const kept = keepOffCode(element, frame);
  const code = frame.content.find(({ type }) => type === 'code');
  // Away from the code.
  const way = code && kept.y_mm < code.y_mm ? -1 : 1;
  const isTaken = (by: number) =>
    frame.content.some(
      ({ x_mm, y_mm }) =>
        Math.abs(x_mm - kept.x_mm - by) < 0.05 && Math.abs(y_mm - kept.y_mm - way * by) < 0.05,
    );
  let by = 0;
  while (by < 30 * beside && isTaken(by)) by += beside;
  return { ...kept, x_mm: toTenths(kept.x_mm + by), y_mm: toTenths(kept.y_mm + way * by) };
}
