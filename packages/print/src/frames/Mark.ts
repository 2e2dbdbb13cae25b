import type { FaceName } from '../fonts/faces.ts';

/**
 * Every attribute a drawing may carry, and how SVG spells it. A file is written from this list
 * alone, so a document can never smuggle in a script, a style or an address.
 */
export const attributeNames = {
  d: 'd',
  dominantBaseline: 'dominant-baseline',
  cx: 'cx',
  cy: 'cy',
  rx: 'rx',
  ry: 'ry',
  x: 'x',
  y: 'y',
  x1: 'x1',
  y1: 'y1',
  x2: 'x2',
  y2: 'y2',
  width: 'width',
  height: 'height',
  fill: 'fill',
  fillOpacity: 'fill-opacity',
  stroke: 'stroke',
  strokeOpacity: 'stroke-opacity',
  strokeWidth: 'stroke-width',
  strokeDasharray: 'stroke-dasharray',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  fontFamily: 'font-family',
  fontSize: 'font-size',
  fontWeight: 'font-weight',
  fontStyle: 'font-style',
  letterSpacing: 'letter-spacing',
  wordSpacing: 'word-spacing',
  textAnchor: 'text-anchor',
  textRendering: 'text-rendering',
  transform: 'transform',
  shapeRendering: 'shape-rendering',
  preserveAspectRatio: 'preserveAspectRatio',
  viewBox: 'viewBox',
  href: 'href',
} as const;

export type AttributeName = keyof typeof attributeNames;

/**
 * Every element a drawing may have. A `g` may carry `translate(x y) scale(s)` or `rotate(degrees x y)`; an
 * `svg` cuts off what runs over its own rectangle, and its viewBox is as large as that, only elsewhere.
 */
type MarkTag = 'ellipse' | 'g' | 'image' | 'line' | 'path' | 'rect' | 'svg' | 'text' | 'tspan';

/** One stroke of a drawing, as plain data: React shows it, and a file is written from it. */
export interface Mark {
  tag: MarkTag;
  attributes: Partial<Record<AttributeName, string | number>>;
  children?: readonly Mark[];
  /** Face of a `text`. */
  face?: FaceName;
  /** The words of a `tspan`. */
  words?: string;
}
