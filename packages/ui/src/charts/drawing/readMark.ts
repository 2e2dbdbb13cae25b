import { type Line, type DrawnPath, paintOf, type Matrix, roundedBox } from './Drawing';

/** An element's ground and its lines around, as outlines. Most have neither. */
export function readBox(box: Element, origin: DOMRect, through: number): DrawnPath[] {
  const style = getComputedStyle(box);
  const area = box.getBoundingClientRect();
  const place = [1, 0, 0, 1, area.left - origin.left, area.top - origin.top] as const;
  const corner = style.borderTopLeftRadius.endsWith('%')
    ? area.width
    : px(style.borderTopLeftRadius);
  const shapes: DrawnPath[] = [];

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

const px = (value: string) => Number.parseFloat(value) || 0;

/** The outline of an element of an SVG, in its own axes. Groups and words have none. */
function outlineOf(mark: SVGGraphicsElement): string | null {
  if (mark instanceof SVGPathElement) return mark.getAttribute('d');
  if (mark instanceof SVGRectElement) {
    const { x, y, width, height, rx } = mark;
    return roundedBox(
      x.baseVal.value,
      y.baseVal.value,
      width.baseVal.value,
      height.baseVal.value,
      rx.baseVal.value,
    );
  }
  if (mark instanceof SVGLineElement) {
    const { x1, y1, x2, y2 } = mark;
    return `M${x1.baseVal.value} ${y1.baseVal.value}L${x2.baseVal.value} ${y2.baseVal.value}`;
  }
  if (mark instanceof SVGCircleElement) {
    const [x, y, r] = [mark.cx.baseVal.value, mark.cy.baseVal.value, mark.r.baseVal.value];
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }
  return null;
}

/** A part of an SVG on the page as a shape. `through` is how much its surroundings let through. */
export function readMark(
  mark: SVGGraphicsElement,
  origin: DOMRect,
  through: number,
): DrawnPath | Line | null {
  const matrix = mark.getScreenCTM();
  if (!matrix) return null;
  const style = getComputedStyle(mark);
  const { a, b, c, d, e, f } = matrix;
  const place: Matrix = [a, b, c, d, e - origin.left, f - origin.top];
  const fill = paintOf(style.fill, through * Number(style.fillOpacity));

  if (mark instanceof SVGTextElement) {
    if (!fill || mark.getNumberOfChars() === 0) return null;
    const anchor =
      style.textAnchor === 'middle' || style.textAnchor === 'end' ? style.textAnchor : 'start';
    const length = mark.getComputedTextLength();
    const lead = { start: 0, middle: 0.5, end: 1 }[anchor] * length;
    const start = mark.getStartPositionOfChar(0);
    const at = new DOMPoint(start.x + lead, start.y).matrixTransform(matrix);
    return {
      kind: 'line',
      words: mark.textContent,
      x: at.x - origin.left,
      y: at.y - origin.top,
      anchor,
      width: length * a,
      fill,
      font: {
        family: style.fontFamily,
        size: px(style.fontSize) * a,
        weight: style.fontWeight,
        spacing: px(style.letterSpacing),
      },
    };
  }

  const outline = outlineOf(mark);
  const stroke = paintOf(style.stroke, through * Number(style.strokeOpacity));
  if (outline === null || (!fill && !stroke)) return null;
  return {
    kind: 'outline',
    d: outline,
    place,
    fill,
    stroke: stroke && {
      ...stroke,
      width: px(style.strokeWidth),
      dashes: style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(',').map(px),
    },
  };
}
