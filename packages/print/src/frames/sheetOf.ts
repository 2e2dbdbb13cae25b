import type { FrameElement, FrameSize } from '@hearback/schema/documents';
import { languages } from '@hearback/schema/limits';

import { heightOfText } from './elements/drawText.ts';
import { round } from './units.ts';

/** The flat sheet a frame is drawn on, in millimetres from the trimmed corner. */
interface Paper {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The trimmed sheet, or the sheet with the bleed that a printing house cuts off. */
export function paperOf(size: FrameSize, hasBleed: boolean): Paper {
  const bleed = hasBleed ? size.bleed_mm : 0;
  const { width_mm, height_mm } = sheetOf(size);
  return {
    x: round(-bleed),
    y: round(-bleed),
    width: round(width_mm + 2 * bleed),
    height: round(height_mm + 2 * bleed),
  };
}

/** A rectangle on the sheet, in millimetres. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

function heightOf(element: FrameElement): number {
  switch (element.type) {
    case 'code':
    case 'icon':
      return element.width_mm;
    case 'text':
      // Height for the longest of its languages.
      return (
        element.height_mm ??
        Math.max(...languages.map((language) => heightOfText(element, language)))
      );
    default:
      return element.height_mm;
  }
}

/** Bounding box of an element before rotation. */
export const areaOf = (element: FrameElement): Area => ({
  x: element.x_mm,
  y: element.y_mm,
  width: element.width_mm,
  height: heightOf(element),
});

/** The upright rectangle that an element takes up, turned as it is. */
export function boundsOf(element: FrameElement): Area {
  const area = areaOf(element);
  const turn = ((element.rotation_deg ?? 0) * Math.PI) / 180;
  if (turn === 0) return area;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const width = area.width * cos + area.height * sin;
  const height = area.width * sin + area.height * cos;
  return {
    x: area.x + (area.width - width) / 2,
    y: area.y + (area.height - height) / 2,
    width,
    height,
  };
}

/** True if two areas share more than an edge. */
export const overlap = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The flat sheet that is printed and cut. A tent has two sides, one above the other. */
export const sheetOf = ({ width_mm, height_mm, fold }: FrameSize) => ({
  width_mm,
  height_mm: fold === 'tent' ? 2 * height_mm : height_mm,
});

/** Y coordinates of the folds, in millimeters from the top of the sheet. */
export const foldLinesOf = ({ height_mm, fold }: FrameSize): number[] =>
  fold === 'tent' ? [height_mm] : [];
