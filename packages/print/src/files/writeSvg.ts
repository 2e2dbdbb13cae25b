import { attributeNames, type AttributeName, type Mark } from '../frames/Mark.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that no XML may hold, escaped or not. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escape = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(forbidden, '')
    .replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter);

/** A mark as XML. */
export function writeMark({ tag, attributes, children, words }: Mark): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${attributeNames[name as AttributeName]}="${escape(String(value))}"`)
    .join('');
  const inside = words === undefined ? (children ?? []).map(writeMark).join('') : escape(words);
  return inside === '' ? `<${tag}${written}/>` : `<${tag}${written}>${inside}</${tag}>`;
}

/** What of the sheet is seen, in millimetres, and how large that is. */
export interface View {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The attributes that say how large the view is shown. */
  size: string;
}

/** A drawing as an SVG file: no script, no style, nothing to load. */
export const writeSvg = (
  title: string,
  /** Marks as XML. */
  written: readonly string[],
  { x, y, width, height, size }: View,
): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${x} ${y} ${width} ${height}">`,
    `<title>${escape(title)}</title>`,
    ...written,
    '</svg>',
    '',
  ].join('\n');
