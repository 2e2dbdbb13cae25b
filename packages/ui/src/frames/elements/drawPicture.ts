import type { ElementOf } from '@hearback/schema/documents';

import type { DrawingOptions } from '../DrawingOptions';
import type { Mark } from '../Mark';
import { round } from '../units';

type Picture = ElementOf<'image'> | ElementOf<'logo'>;

const box = ({ x_mm, y_mm, width_mm, height_mm }: Picture): Mark['attributes'] => ({
  x: round(x_mm),
  y: round(y_mm),
  width: round(width_mm),
  height: round(height_mm),
});

/** An uploaded picture, whole, in the middle of its place. */
export function drawPicture(element: Picture, options: DrawingOptions): Mark[] {
  const href = element.image ? options.addressOf(element.image) : undefined;
  if (href !== undefined) {
    return [
      {
        tag: 'image',
        attributes: { ...box(element), href, preserveAspectRatio: 'xMidYMid meet' },
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
