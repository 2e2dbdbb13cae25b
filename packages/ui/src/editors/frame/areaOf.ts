import type { FrameElement } from '@hearback/schema/documents';
import { languages } from '@hearback/schema/limits';

import { heightOfText } from '../../frames/elements/drawText';

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
      return element.width_mm;
    case 'text':
      // Room for the longest of its languages.
      return Math.max(...languages.map((language) => heightOfText(element, language)));
    default:
      return element.height_mm;
  }
}

/** Where an element lies, whatever its shape. */
export const areaOf = (element: FrameElement): Area => ({
  x: element.x_mm,
  y: element.y_mm,
  width: element.width_mm,
  height: heightOf(element),
});

/** Whether two areas share more than an edge. */
export const overlap = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
