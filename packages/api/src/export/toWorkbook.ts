import { escapeHtml } from '../tools/text.ts';
import { beginsLikeAFormula } from './toCsv.ts';
import type { ZipEntry } from './zip.ts';

/** The looks of cells, by their place in `styles.xml`. */
export const cellStyles = { plain: 0, moment: 1, heading: 2, quoted: 3 } as const;

/** Characters that XML 1.0 cannot represent, and lone surrogates. */
const unspeakable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text as XML has it; a spreadsheet would read `_x0041_` as a letter, so its underscore is spelled out. */
export const escapeXml = (text: string): string =>
  escapeHtml(
    text
      .toWellFormed()
      .replace(unspeakable, '')
      .replace(/_(?=x[0-9a-fA-F]{4}_)/g, '_x005F_')
      .replace(/\r\n?/g, '\n'),
  );

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

/** A workbook that is written while it is read. How many rows come is known, since it decides how many sheets there are. */
interface Workbook {
  title: string;
  headings: readonly string[];
  rowCount: number;
  slices: AsyncIterable<readonly (readonly unknown[])[]>;
}

/** The most rows that a sheet's format allows, without its heading. */
const rowsPerSheet = 1_048_575;

const xml = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${content}`;
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaging = 'http://schemas.openxmlformats.org/package/2006';
const media = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** In the order of `cellStyles`. */
const styles = xml(
  `<styleSheet xmlns="${main}">` +
    '<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>' +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    '<cellXfs count="4">' +
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
    '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" quotePrefix="1"/>' +
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/>' +
    '</cellXfs></styleSheet>',
);

async function* once(content: string): AsyncGenerator<string> {
  yield await Promise.resolve(content);
}

/** Deals rows out to sheets: each takes as many as it holds, and leaves the rest to the next. */
function createDealer(slices: Workbook['slices']) {
  const reading = slices[Symbol.asyncIterator]();
  let left: readonly (readonly unknown[])[] = [];

  return async function* deal(): AsyncGenerator<readonly (readonly unknown[])[]> {
    let room = rowsPerSheet;
    while (room > 0) {
      if (left.length === 0) {
        const { done, value } = await reading.next();
        if (done) return;
        left = value;
      }
      const rows = left.slice(0, room);
      left = left.slice(room);
      room -= rows.length;
      yield rows;
    }
  };
}

/** The files of a workbook (Office Open XML), which lie in a ZIP. */
export function toWorkbook({ title, headings, rowCount, slices }: Workbook): ZipEntry[] {
  const numbers = Array.from(
    { length: Math.max(1, Math.ceil(rowCount / rowsPerSheet)) },
    (_, index) => index + 1,
  );
  const each = (write: (number: number) => string) => numbers.map(write).join('');
  const deal = createDealer(slices);

  const parts: Record<string, string> = {
    '[Content_Types].xml':
      `<Types xmlns="${packaging}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${media}.sheet.main+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${media}.styles+xml"/>` +
      each(
        (number) =>
          `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${media}.worksheet+xml"/>`,
      ) +
      '</Types>',
    '_rels/.rels':
      `<Relationships xmlns="${packaging}/relationships">` +
      `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${each(
      (number) =>
        `<sheet name="${escapeXml(number === 1 ? title : `${title} ${number}`)}" sheetId="${number}" r:id="rId${number}"/>`,
    )}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaging}/relationships">${each(
      (number) =>
        `<Relationship Id="rId${number}" Type="${office}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
    )}<Relationship Id="rId${numbers.length + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  };

  return [
    ...Object.entries(parts).map(([path, content]): ZipEntry => ({
      path,
      content: () => once(xml(content)),
    })),
    { path: 'xl/styles.xml', content: () => once(styles) },
    ...numbers.map((number): ZipEntry => ({
      path: `xl/worksheets/sheet${number}.xml`,
      content: () => toSheet(headings, deal()),
    })),
  ];
}
