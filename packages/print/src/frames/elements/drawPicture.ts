import type { ElementOf } from '@hearback/schema/documents';

import type { DrawingOptions } from '../DrawingOptions.ts';
import type { Mark } from '../Mark.ts';
import { round } from '../units.ts';

type Picture = ElementOf<'image'> | ElementOf<'logo'>;

const box = ({ x_mm, y_mm, width_mm, height_mm }: Picture): Mark['attributes'] => ({
  x: round(x_mm),
  y: round(y_mm),
  width: round(width_mm),
  height: round(height_mm),
});

/** An uploaded picture in the middle of its place: whole, or filling it and cut at its edges. */
export function drawPicture(element: Picture, options: DrawingOptions): Mark[] {
  const isCut = element.type === 'image' && element.fit === 'cover';
  const href = element.image ? options.addressOf(element.image) : undefined;
  if (href !== undefined) {
    return [
      {
        tag: 'image',
        attributes: {
          ...box(element),
          href,
          preserveAspectRatio: isCut ? 'xMidYMid slice' : 'xMidYMid meet',
        },
      },
    ];
  }
  if (!options.showsPlaces) return [];
  return [
    {
      tag: 'rect',
      attributes: {
        ...box(element),
        rx: 1,
        fill: '#808080',
        fillOpacity: 0.12,
        stroke: '#808080',
        strokeWidth: 0.3,
        strokeDasharray: '1.5 1',
      },
    },
  ];
}
