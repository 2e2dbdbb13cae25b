import type { Color } from '@hearback/schema/documents';

import type { Mark } from './Mark.ts';

const split = (color: Color) => ({
  solid: color.slice(0, 7),
  opacity: color.length === 9 ? Number.parseInt(color.slice(7), 16) / 255 : 1,
});

/** A stored colour as SVG 1.1 knows it: older print software cannot read `#rrggbbaa`. */
export function fillWith(color: Color | null): Mark['attributes'] {
  if (color === null) return { fill: 'none' };
  const { solid, opacity } = split(color);
  return opacity < 1
    ? { fill: solid, fillOpacity: Math.round(opacity * 1_000) / 1_000 }
    : { fill: solid };
}

/** A line of a stored colour. Null draws none. */
export function strokeWith(color: Color | null, width: number): Mark['attributes'] {
  if (color === null) return {};
  const { solid, opacity } = split(color);
  return {
    stroke: solid,
    strokeWidth: width,
    ...(opacity < 1 && { strokeOpacity: Math.round(opacity * 1_000) / 1_000 }),
  };
}
