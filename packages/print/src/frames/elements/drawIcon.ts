import type { ElementOf } from '@hearback/schema/documents';

import { drawings } from '../iconDrawings.ts';
import type { Mark } from '../Mark.ts';
import { fillWith, strokeWith } from '../paint.ts';
import { round } from '../units.ts';

/** Drawings are made on a square of so many units, with a pen so wide. */
const grid = 24;
const pen = 1.7;

type Icon = Pick<ElementOf<'icon'>, 'icon' | 'color' | 'x_mm' | 'y_mm' | 'width_mm'>;

/** A drawing of our own, as wide as its place. */
export function drawIcon({ icon, color, x_mm, y_mm, width_mm }: Icon): Mark[] {
  const { line, solid } = drawings[icon];
  const children: Mark[] = [
    ...(solid === undefined
      ? []
      : [{ tag: 'path', attributes: { d: solid, ...fillWith(color) } } as const]),
    ...(line === undefined
      ? []
      : [
          {
            tag: 'path',
            attributes: {
              d: line,
              fill: 'none',
              strokeLinecap: 'round',
              strokeLinejoin: 'round',
              ...strokeWith(color, pen),
            },
          } as const,
        ]),
  ];
  return [
    {
      tag: 'g',
      attributes: {
        transform: `translate(${round(x_mm)} ${round(y_mm)}) scale(${width_mm / grid})`,
      },
      children,
    },
  ];
}
