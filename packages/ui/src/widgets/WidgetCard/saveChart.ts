import type { ChartRows } from '../../charts/ChartTable/ChartTable';
import type { Drawing, Line, DrawnPath } from '../../charts/drawing/Drawing';
import { readBox, readMark } from '../../charts/drawing/readMark';
import { readWords } from '../../charts/drawing/readWords';
import { writeChartSvg } from '../../charts/drawing/writeSvg';

/** A cell of a CSV file: a plain number, a date as `2026-11-21`, or text. */
type CsvValue = string | number | null;

/** A spreadsheet takes words that begin like this for a formula, and would run it, also after what nobody sees. */
const formula = /^[\t\r\n]|^[\s\p{Cc}\p{Cf}]*[=+\-@|＝＋－＠]/u;

/** Separators that a country's spreadsheets expect in a CSV file. */
interface CsvDialect {
  separator: ',' | ';';
  decimal: '.' | ',';
}

/** Where numbers have a decimal comma, as in Poland, a spreadsheet takes semicolons between cells. */
export function csvDialectOf(locale: string): CsvDialect {
  const hasComma = new Intl.NumberFormat(locale)
    .formatToParts(0.5)
    .some(({ type, value }) => type === 'decimal' && value === ',');
  return hasComma ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' };
}

function writeCell(value: CsvValue, { decimal }: CsvDialect): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', decimal);
  // The apostrophe says "words" to a spreadsheet; it does not show it.
  const words = formula.test(value) ? `'${value}` : value;
  return /[",\r\n;']/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
}

/**
 * Rows as a file that spreadsheets open: RFC 4180 but for its separator, which is the reader's, with
 * the mark that makes them read it as UTF-8. Names come from people, so nothing in it can be taken for
 * a formula.
 */
export function writeCsv(
  columns: readonly string[],
  rows: readonly (readonly CsvValue[])[],
  dialect: CsvDialect,
): string {
  const lines = [columns, ...rows].map((row) =>
    row.map((value) => writeCell(value, dialect)).join(dialect.separator),
  );
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** Hands a file to the browser, which saves it under this name. */
function saveFile(name: string, file: Blob) {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the bytes once the click is through; a moment more hurts nobody.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A title as the name of a file: its words, in small letters, with nothing that a system forbids. */
export function chartFileName(title: string, ending: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['hearback'];
  return `${words.join('-').slice(0, 80)}.${ending}`;
}

function readNode(node: Node, origin: DOMRect, through: number): (DrawnPath | Line)[] {
  if (node instanceof Text) return readWords(node, origin, through);
  if (!(node instanceof Element) || node.hasAttribute('data-undrawn')) return [];
  const style = getComputedStyle(node);
  if (style.display === 'none' || style.visibility === 'hidden') return [];

  const visible = through * Number(style.opacity);
  const inside = () => [...node.childNodes].flatMap((child) => readNode(child, origin, visible));
  if (node instanceof SVGTextElement) {
    const line = readMark(node, origin, visible);
    return line ? [line] : [];
  }
  if (node instanceof SVGGraphicsElement) {
    const mark = readMark(node, origin, visible);
    return mark ? [mark, ...inside()] : inside();
  }
  return [...readBox(node, origin, visible), ...inside()];
}

/** Reads the shapes that an element shows right now, in its present theme and language. */
export function readDrawing(element: Element, title: string): Drawing {
  const origin = element.getBoundingClientRect();
  const { width, height } = origin;
  return { title, width, height, shapes: readNode(element, origin, 1) };
}

/** Pixels of the picture per CSS pixel: sharp on a high-resolution screen. */
const density = 2;

/** A drawing as a PNG file, with the page's own fonts. */
async function paintPng({ width, height, shapes }: Drawing): Promise<Blob> {
  const canvas = new OffscreenCanvas(Math.ceil(width * density), Math.ceil(height * density));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser paints no pictures.');

  for (const shape of shapes) {
    pen.setTransform(density, 0, 0, density, 0, 0);
    if (shape.kind === 'line') {
      const { words, x, y, anchor, fill, font } = shape;
      pen.font = `${font.weight} ${font.size}px ${font.family}`;
      pen.letterSpacing = `${font.spacing}px`;
      pen.textAlign = anchor === 'middle' ? 'center' : anchor;
      pen.fillStyle = fill.color;
      pen.globalAlpha = fill.opacity;
      pen.fillText(words, x, y);
      continue;
    }

    const { d, place, fill, stroke } = shape;
    const outline = new Path2D(d);
    pen.transform(...place);
    if (fill) {
      pen.fillStyle = fill.color;
      pen.globalAlpha = fill.opacity;
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a pen is no array
      pen.fill(outline);
    }
    if (stroke) {
      pen.strokeStyle = stroke.color;
      pen.globalAlpha = stroke.opacity;
      pen.lineWidth = stroke.width;
      pen.lineJoin = 'round';
      pen.setLineDash([...stroke.dashes]);
      pen.stroke(outline);
    }
  }

  return canvas.convertToBlob({ type: 'image/png' });
}

/** A drawing's numbers, for reading and for a file. */
export interface WidgetTable extends ChartRows {
  /** For a file: plain numbers, whole days. Without it the file has the rows as they read. */
  values?: readonly (readonly CsvValue[])[];
}

/** File formats of a chart: its numbers, its drawing, a picture of it. */
export type ChartFile = 'csv' | 'svg' | 'png';

export interface Chart {
  title: string;
  table: WidgetTable;
  /** The element to read the drawing from. */
  card: Element;
  /** The reader's locale, for the separators of the CSV file. */
  locale: string;
}

async function write(file: ChartFile, { title, table, card, locale }: Chart): Promise<Blob> {
  if (file === 'csv') {
    const text = writeCsv(table.columns, table.values ?? table.rows, csvDialectOf(locale));
    return new Blob([text], { type: 'text/csv;charset=utf-8' });
  }
  const drawing = readDrawing(card, title);
  return file === 'png'
    ? paintPng(drawing)
    : new Blob([writeChartSvg(drawing)], { type: 'image/svg+xml' });
}

/** Saves a chart under its title, in the theme that it is shown in. */
export async function saveChart(file: ChartFile, chart: Chart): Promise<void> {
  saveFile(chartFileName(chart.title, file), await write(file, chart));
}
