import type { ElementOf } from '@hearback/schema/documents';

import { codePlace } from '../../codes/quietZone.ts';
import { drawCodeArt } from '../../codes/drawCodeArt.ts';
import type { DrawingOptions } from '../drawFrame.ts';
import type { Mark } from '../Mark.ts';
import { fillWith } from '../paint.ts';
import { round } from '../units.ts';

/** Shows where the code will be. */
function drawPlace({ x_mm, y_mm, width_mm, color, background_color }: ElementOf<'code'>): Mark[] {
  return [
    {
      tag: 'rect',
      attributes: {
        x: round(x_mm),
        y: round(y_mm),
        width: round(width_mm),
        height: round(width_mm),
        ...fillWith(background_color),
      },
    },
    {
      tag: 'g',
      attributes: {
        transform: `translate(${round(x_mm)} ${round(y_mm)}) scale(${width_mm / codePlace.side})`,
        ...fillWith(color),
      },
      children: [
        { tag: 'path', attributes: { d: codePlace.path } },
        {
          tag: 'rect',
          attributes: {
            x: 13,
            y: 13,
            width: 16,
            height: 16,
            fill: 'none',
            strokeWidth: 0.4,
            stroke: color.slice(0, 7),
            strokeDasharray: '1.2 1.2',
          },
        },
      ],
    },
  ];
}

/**
 * The printed code, quiet zone included in its width, in its own style or else in the one of its place.
 * Without a text: the place where it will be.
 */
export function drawCode(
  element: ElementOf<'code'>,
  { codeText, codeStyle, addressOf }: DrawingOptions,
): Mark[] {
  if (codeText === undefined) return drawPlace({ ...element, ...codeStyle });
  const { x_mm: x, y_mm: y, width_mm: width } = element;
  return drawCodeArt(codeText, codeStyle ?? element, { x, y, width }, addressOf);
}
