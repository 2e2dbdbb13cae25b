import { beginsLikeAFormula } from './toCsv.ts';

/** The looks of cells, by their place in `styles.xml`. */
export const cellStyles = { plain: 0, moment: 1, heading: 2, quoted: 3 } as const;

/** What XML 1.0 cannot say, and half a character. */
const unspeakable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text as XML has it; a spreadsheet would read `_x0041_` as a letter, so its underscore is spelled out. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(unspeakable, '')
    .replace(/_(?=x[0-9a-fA-F]{4}_)/g, '_x005F_')
    .replace(/\r\n?/g, '\n')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const textCell = (text: string, style: number): string =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;

const msPerDay = 86_400_000;
/** Days begin to count so long before 1970. */
const daysBefore1970 = 25_569;

/** One cell. Text is marked as text, so that nothing computes it, also after it was edited. */
export function sheetCell(value: unknown): string {
  if (value === null || value === undefined || value === '') return '<c/>';
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  if (value instanceof Date) {
    const days = value.getTime() / msPerDay + daysBefore1970;
    return `<c s="${cellStyles.moment}"><v>${days}</v></c>`;
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return textCell(text, beginsLikeAFormula.test(text) ? cellStyles.quoted : cellStyles.plain);
}

const toLine = (cells: readonly string[]): string => `<row>${cells.join('')}</row>`;

/** One sheet of a workbook, slice by slice. */
export async function* toSheet(
  headings: readonly string[],
  slices: AsyncIterable<readonly (readonly unknown[])[]>,
): AsyncGenerator<string> {
  yield (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>' +
    `<sheetData>${toLine(headings.map((heading) => textCell(heading, cellStyles.heading)))}`
  );
  for await (const rows of slices) {
    yield rows.map((row) => toLine(row.map(sheetCell))).join('');
  }
  yield '</sheetData></worksheet>';
}
