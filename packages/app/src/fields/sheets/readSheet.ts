/** Reasons why a spreadsheet cannot be read. */
export type SheetIssue =
  | { kind: 'not_text' | 'no_rows' | 'too_large' }
  | { kind: 'quotes'; line: number };

/** A row below the headings, with its number in the spreadsheet, where the headings are row 1. */
interface SheetRow {
  line: number;
  cells: readonly string[];
}

export interface Spreadsheet {
  headings: readonly string[];
  /** Rows that have a cell that is not empty. */
  rows: readonly SheetRow[];
}

/** File types that a field for a spreadsheet accepts. */
export const sheetTypes = [
  'text/csv',
  '.csv',
  '.xlsx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

/** Far larger than any valid file. */
const maxBytes = 1_000_000;

/** Detects the delimiter from the heading line. */
function delimiterOf(text: string): string {
  const [headingLine = ''] = text.split(/\r?\n/, 1);
  const count = (delimiter: string) => headingLine.split(delimiter).length;
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

const textOf = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean'
    ? String(cell)
    : '';
};

/** An XLSX file is a ZIP archive. */
const isArchive = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

async function readCells(
  source: Blob | string,
): Promise<{ cells: string[][] } | { issue: SheetIssue }> {
  let text = source;
  if (typeof text !== 'string') {
    if (text.size > maxBytes) return { issue: { kind: 'too_large' } };
    const bytes = await text.arrayBuffer();
    try {
      if (isArchive(new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength)))) {
        const { readSheet: readXlsx } = await import('read-excel-file/universal');
        const rows = await readXlsx(bytes);
        return { cells: rows.map((row) => row.map(textOf)) };
      }
      text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      // Neither XLSX nor UTF-8: another encoding is rejected rather than guessed, as letters would be garbled.
      return { issue: { kind: 'not_text' } };
    }
  }
  if (text.length > maxBytes) return { issue: { kind: 'too_large' } };
  const { default: papa } = await import('papaparse');
  const { data, errors } = papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  const broken = errors.find(({ type }) => type === 'Quotes');
  return broken ? { issue: { kind: 'quotes', line: (broken.row ?? 0) + 1 } } : { cells: data };
}

/**
 * Reads a spreadsheet with headings: an XLSX file (its first sheet), a CSV file in UTF-8 with or without a byte
 * order mark, or cells pasted from a spreadsheet. Commas, semicolons or tabs; quoted cells.
 */
export async function readSheet(
  source: Blob | string,
): Promise<Spreadsheet | { issue: SheetIssue }> {
  const read = await readCells(source);
  if ('issue' in read) return read;
  const [first = [], ...others] = read.cells;
  const rows = others.flatMap((cells, at) => {
    const trimmed = cells.map((cell) => cell.trim());
    return trimmed.every((cell) => cell === '') ? [] : [{ line: at + 2, cells: trimmed }];
  });
  if (rows.length === 0) return { issue: { kind: 'no_rows' } };
  return { headings: first.map((heading) => heading.trim()), rows };
}

/** The tags in a cell, with commas, semicolons or lines between. */
export const tagsIn = (cell: string): string[] =>
  cell
    .split(/[,;\n]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
