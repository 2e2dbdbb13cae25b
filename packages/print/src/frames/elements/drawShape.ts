import type { ElementOf } from '@hearback/schema/documents';

import type { Mark } from '../Mark.ts';
import { fillWith, strokeWith } from '../paint.ts';
import { round } from '../units.ts';

/** A rectangle, an ellipse, or a level line along the top of its place. */
export function drawShape(element: ElementOf<'shape'>): Mark[] {
  const { x_mm, y_mm, width_mm, height_mm } = element;
  const stroke = strokeWith(element.line_color, element.line_width_mm);

  switch (element.shape) {
    case 'rectangle':
      return [
        {
          tag: 'rect',
          attributes: {
            x: round(x_mm),
            y: round(y_mm),
            width: round(width_mm),
            height: round(height_mm),
            ...(element.radius_mm > 0 && { rx: round(element.radius_mm) }),
            ...fillWith(element.fill),
            ...stroke,
          },
        },
      ];
    case 'ellipse':
      return [
        {
          tag: 'ellipse',
          attributes: {
            cx: round(x_mm + width_mm / 2),
            cy: round(y_mm + height_mm / 2),
            rx: round(width_mm / 2),
            ry: round(height_mm / 2),
            ...fillWith(element.fill),
            ...stroke,
          },
        },
      ];
    case 'line':
      return [
        {
          tag: 'line',
          attributes: {
            x1: round(x_mm),
            y1: round(y_mm),
            x2: round(x_mm + width_mm),
            // A rule is horizontal; its height is only that of its box.
            y2: round(y_mm),
            strokeLinecap: 'round',
            ...strokeWith(element.line_color ?? element.fill, element.line_width_mm),
          },
        },
      ];
  }
}
