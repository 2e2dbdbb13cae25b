import { escapeXml, toSheet } from './toSheet.ts';
import type { ZipEntry } from './zip.ts';

/** A workbook that is written while it is read. How many rows come is known, since it decides how many sheets there are. */
interface Workbook {
  title: string;
  headings: readonly string[];
  rowCount: number;
  slices: AsyncIterable<readonly (readonly unknown[])[]>;
}

/** What a sheet holds by its format, without its heading. */
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
