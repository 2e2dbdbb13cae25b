import type { ElementOf } from '@hearback/schema/documents';

import { codePlace } from '../../codes/codePlace';
import { encode } from '../../codes/encode';
import { modulePath, sideOf } from '../../codes/modulePath';
import type { DrawingOptions } from '../DrawingOptions';
import type { Mark } from '../Mark';
import { fillWith } from '../paint';
import { round } from '../units';

/** The printed code, quiet zone included in its width. Without a text: the place where it will be. */
export function drawCode(element: ElementOf<'code'>, { codeText }: DrawingOptions): Mark[] {
  const { x_mm, y_mm, width_mm } = element;
  const modules = codeText === undefined ? undefined : encode(codeText, element.level);
  const side = modules ? sideOf(modules) : codePlace.side;

  return [
    {
      tag: 'rect',
      attributes: {
        x: round(x_mm),
        y: round(y_mm),
        width: round(width_mm),
        height: round(width_mm),
        ...fillWith(element.background_color),
      },
    },
    {
      tag: 'g',
      attributes: {
        transform: `translate(${round(x_mm)} ${round(y_mm)}) scale(${width_mm / side})`,
        shapeRendering: 'crispEdges',
        ...fillWith(element.color),
      },
      children: [
        { tag: 'path', attributes: { d: modules ? modulePath(modules) : codePlace.path } },
        ...(modules
          ? []
          : [
              {
                tag: 'rect',
                attributes: {
                  x: 13,
                  y: 13,
                  width: 16,
                  height: 16,
                  fill: 'none',
                  strokeWidth: 0.4,
                  stroke: element.color.slice(0, 7),
                  strokeDasharray: '1.2 1.2',
                },
              } as const,
            ]),
      ],
    },
  ];
}
