import type { Drawing, Line, DrawnPath } from './Drawing';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Characters that no XML may hold, escaped or not. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escape = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(forbidden, '')
    .replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter);

const short = (value: number) => String(Math.round(value * 100) / 100);

const attributesOf = (attributes: Readonly<Record<string, string | number | undefined>>) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escape(String(value))}"`)
    .join('');

const some = (opacity: number | undefined) => (opacity === 1 ? undefined : opacity);

const writeOutline = ({ d, place, fill, stroke }: DrawnPath): string =>
  `<path${attributesOf({
    d,
    transform: `matrix(${place.map(short).join(' ')})`,
    fill: fill?.color ?? 'none',
    'fill-opacity': some(fill?.opacity),
    stroke: stroke?.color,
    'stroke-opacity': some(stroke?.opacity),
    'stroke-width': stroke?.width,
    'stroke-dasharray': stroke?.dashes.length ? stroke.dashes.join(' ') : undefined,
    'stroke-linejoin': stroke ? 'round' : undefined,
  })}/>`;

const writeLine = ({ words, x, y, anchor, width, fill, font }: Line): string =>
  `<text${attributesOf({
    x: short(x),
    y: short(y),
    'text-anchor': anchor === 'start' ? undefined : anchor,
    textLength: short(width),
    lengthAdjust: 'spacingAndGlyphs',
    fill: fill.color,
    'fill-opacity': some(fill.opacity),
    'font-family': font.family,
    'font-size': short(font.size),
    'font-weight': font.weight,
    'letter-spacing': font.spacing === 0 ? undefined : font.spacing,
  })}>${escape(words)}</text>`;

/** Serializes a drawing as a self-contained SVG file: no script, no style, nothing to load. */
export function writeChartSvg({ title, width, height, shapes }: Drawing): string {
  const size = attributesOf({
    width: short(width),
    height: short(height),
    viewBox: `0 0 ${short(width)} ${short(height)}`,
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg"${size}>`,
    `<title>${escape(title)}</title>`,
    ...shapes.map((shape) => (shape.kind === 'line' ? writeLine(shape) : writeOutline(shape))),
    '</svg>',
    '',
  ].join('\n');
}
