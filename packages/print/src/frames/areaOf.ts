import type { FrameElement } from '@hearback/schema/documents';
import { languages } from '@hearback/schema/limits';

import { heightOfText } from './elements/drawText.ts';

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
      // Room for the longest of its languages.
      return (
        element.height_mm ??
        Math.max(...languages.map((language) => heightOfText(element, language)))
      );
    default:
      return element.height_mm;
  }
}

/** Where an element lies before it is turned. */
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

/** Whether two areas share more than an edge. */
export const overlap = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
