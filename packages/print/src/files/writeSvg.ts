import type { FrameDocument } from '@hearback/schema/documents';
import { type AttributeName, attributeNames, type Mark } from '../frames/Mark.ts';
import { type DrawnPage, drawPage, type FrameLayer, splitByPage } from './drawPage.ts';
import type { FileOptions } from './FileOptions.ts';
import { outlineText } from './outlineText.ts';
import type { PrintPage } from './sheets/Sheet.ts';

/** A layer of a frame, with its XML if all pages share it. */
interface Art extends FrameLayer {
  written?: string[];
}

/** Fully transparent hit areas are not part of a drawing. */
const isSeen = ({ tag, attributes }: Mark) => tag !== 'rect' || attributes.fillOpacity !== 0;

/** Draws pages as SVG. Content that the pages of a frame share is drawn once. */
export function createSvgDrawer(options: FileOptions): (page: PrintPage) => (view: View) => string {
  const known = new Map<FrameDocument, Art[]>();
  const draw = (page: PrintPage, document: FrameDocument): string[] =>
    drawPage({ ...page, document }, options)
      .filter(isSeen)
      .map((mark) => writeMark(outlineText(mark, options.fonts)));

  return (page) => {
    let art = known.get(page.document);
    if (!art) {
      art = splitByPage(page.document, options.language).map((layer) =>
        layer.isShared ? { ...layer, written: draw(page, layer.document) } : layer,
      );
      known.set(page.document, art);
    }
    const written = art.flatMap((layer) => layer.written ?? draw(page, layer.document));
    return (view) => writeSvg(page.document.name, written, view);
  };
}

/** Draws one page, and writes any part of it. */
export const drawSvg = (
  document: FrameDocument,
  options: DrawnPage & FileOptions,
): ((view: View) => string) => createSvgDrawer(options)({ ...options, document });

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

/** Visible part of the sheet in millimeters, and the size at which it is shown. */
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
