import type { Outline } from './Drawing';
import { paintOf } from './paintOf';
import { roundedBox } from './roundedBox';

const px = (value: string) => Number.parseFloat(value) || 0;

/** An element's ground and its lines around, as outlines. Most have neither. */
export function readBox(box: Element, origin: DOMRect, through: number): Outline[] {
  const style = getComputedStyle(box);
  const area = box.getBoundingClientRect();
  const place = [1, 0, 0, 1, area.left - origin.left, area.top - origin.top] as const;
  const corner = style.borderTopLeftRadius.endsWith('%')
    ? area.width
    : px(style.borderTopLeftRadius);
  const shapes: Outline[] = [];

  const ground = paintOf(style.backgroundColor, through);
  if (ground) {
    const d = roundedBox(0, 0, area.width, area.height, corner);
    shapes.push({ kind: 'outline', d, place, fill: ground, stroke: null });
  }

  const [top, right, bottom, left] = [
    px(style.borderTopWidth),
    px(style.borderRightWidth),
    px(style.borderBottomWidth),
    px(style.borderLeftWidth),
  ];
  if (top > 0 && top === right && top === bottom && top === left) {
    const line = paintOf(style.borderTopColor, through);
    const d = roundedBox(top / 2, top / 2, area.width - top, area.height - top, corner - top / 2);
    if (line) {
      const stroke = { ...line, width: top, dashes: [] };
      shapes.push({ kind: 'outline', d, place, fill: null, stroke });
    }
    return shapes;
  }

  const sides = [
    { width: top, color: style.borderTopColor, d: roundedBox(0, 0, area.width, top) },
    { width: left, color: style.borderLeftColor, d: roundedBox(0, 0, left, area.height) },
    {
      width: bottom,
      color: style.borderBottomColor,
      d: roundedBox(0, area.height - bottom, area.width, bottom),
    },
    {
      width: right,
      color: style.borderRightColor,
      d: roundedBox(area.width - right, 0, right, area.height),
    },
  ];
  for (const { width, color, d } of sides) {
    const fill = width > 0 ? paintOf(color, through) : null;
    if (fill) shapes.push({ kind: 'outline', d, place, fill, stroke: null });
  }
  return shapes;
}
