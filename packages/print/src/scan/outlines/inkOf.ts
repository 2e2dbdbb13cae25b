import { type ElementOf, type FrameElement, textIn } from '@hearback/schema/documents';
import { languages } from '@hearback/schema/limits';

import { measureText } from '../../fonts/measureText.ts';
import { areaOf, type Area } from '../../frames/sheetOf.ts';
import { drawText } from '../../frames/elements/drawText.ts';
import { hasVariables } from '../../frames/variables.ts';
import {
  rotatePoint,
  turnedBox,
  type BoundingBox,
  type ConvexOutline,
  type SheetPoint,
} from './Outline.ts';

const corners = ({ x, y, width, height }: BoundingBox): ConvexOutline =>
  turnedBox({ x, y, width, height }, 0);

/** True if a color is visible. */
const isSeen = (color: string | null): boolean => color !== null && !/^#.{6}00$/.test(color);

/** Ascent and descent of a line, as shares of the font size. */
const [above, below] = [0.78, 0.24];
const shares: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

/** The lines of a text, in each language that may be printed. */
function linesOf(element: ElementOf<'text'>): ConvexOutline[] {
  return languages.flatMap((language) => {
    // A name may take all of its room.
    if (hasVariables(textIn(element.text, language))) return [corners(areaOf(element))];
    return drawText(element, { language, showsPlaces: false, addressOf: () => undefined }).flatMap(
      ({ face, attributes, children = [] }) =>
        children.flatMap(({ attributes: { x, y }, words = '' }) => {
          if (face === undefined || words.trim() === '') return [];
          const size = Number(attributes.fontSize);
          const width = measureText(words, size, face);
          const left = Number(x) - width * (shares[String(attributes.textAnchor)] ?? 0);
          const height = (above + below) * size;
          return [corners({ x: left, y: Number(y) - above * size, width, height })];
        }),
    );
  });
}

/** A box whose corners are rounded, as eight corners that lie on or outside the round ones. */
function roundedBox({ x, y, width, height }: BoundingBox, radius: number): ConvexOutline {
  const cut = Math.min(radius, width / 2, height / 2) * (2 - Math.SQRT2);
  if (cut === 0) return corners({ x, y, width, height });
  return [
    { x: x + cut, y },
    { x: x + width - cut, y },
    { x: x + width, y: y + cut },
    { x: x + width, y: y + height - cut },
    { x: x + width - cut, y: y + height },
    { x: x + cut, y: y + height },
    { x, y: y + height - cut },
    { x, y: y + cut },
  ];
}

const ellipse = ({ x, y, width, height }: BoundingBox): ConvexOutline =>
  Array.from({ length: 24 }, (_, index) => {
    const angle = (index * Math.PI) / 12;
    return {
      x: x + (width / 2) * (1 + Math.cos(angle)),
      y: y + (height / 2) * (1 + Math.sin(angle)),
    };
  });

/** The strokes between the corners of an outline, as thin boxes. */
const strokesOf = (outline: ConvexOutline, thickness: number): ConvexOutline[] =>
  outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const across = {
      x: ((to.y - from.y) / length) * (thickness / 2),
      y: ((from.x - to.x) / length) * (thickness / 2),
    };
    return [
      { x: from.x + across.x, y: from.y + across.y },
      { x: to.x + across.x, y: to.y + across.y },
      { x: to.x - across.x, y: to.y - across.y },
      { x: from.x - across.x, y: from.y - across.y },
    ];
  });

function shapeOf(element: ElementOf<'shape'>): ConvexOutline[] {
  const { x_mm: x, y_mm: y, width_mm: width, height_mm: height } = element;
  const thickness = element.line_width_mm;
  const hasLine = isSeen(element.line_color);
  if (element.shape === 'line') {
    if (!isSeen(element.line_color ?? element.fill)) return [];
    return [corners({ x, y: y - thickness / 2, width, height: thickness })];
  }
  const grown = hasLine ? thickness / 2 : 0;
  const box = { x: x - grown, y: y - grown, width: width + 2 * grown, height: height + 2 * grown };
  const outlineOf = (at: BoundingBox, radius: number) =>
    element.shape === 'ellipse' ? ellipse(at) : roundedBox(at, radius);
  if (isSeen(element.fill)) return [outlineOf(box, element.radius_mm)];
  // Only a line around it: what is inside shows.
  return hasLine ? strokesOf(outlineOf({ x, y, width, height }, element.radius_mm), thickness) : [];
}

/** A picture that is shown whole may leave some of its place empty. */
function pictureOf(element: ElementOf<'image' | 'logo'>): ConvexOutline[] {
  if (!element.image) return [];
  const { x_mm: x, y_mm: y, width_mm, height_mm, image } = element;
  const isFilled = 'fit' in element && element.fit === 'cover';
  const scale = isFilled ? 0 : Math.min(width_mm / image.width, height_mm / image.height);
  const width = scale > 0 ? image.width * scale : width_mm;
  const height = scale > 0 ? image.height * scale : height_mm;
  return [
    corners({ x: x + (width_mm - width) / 2, y: y + (height_mm - height) / 2, width, height }),
  ];
}

function uprightInk(element: FrameElement, area: Area): ConvexOutline[] {
  switch (element.type) {
    case 'text':
      return linesOf(element);
    case 'shape':
      return shapeOf(element);
    case 'image':
    case 'logo':
      return pictureOf(element);
    default:
      return [corners(area)];
  }
}

/** The printed parts of an element: its box without the parts that stay empty, rotated as it is. */
export function inkOf(element: FrameElement): ConvexOutline[] {
  const area = areaOf(element);
  const ink = uprightInk(element, area);
  const degrees = element.rotation_deg ?? 0;
  if (degrees === 0) return ink;
  const middle: SheetPoint = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  return ink.map((outline) => outline.map((corner) => rotatePoint(corner, degrees, middle)));
}
