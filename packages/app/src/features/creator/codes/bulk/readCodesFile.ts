import { limits } from '@hearback/schema/limits';

/** The columns of a CSV file of codes. */
const columns = ['name', 'description', 'location', 'form', 'frame'] as const;
export type Column = (typeof columns)[number];

/** A row of a file as read, with its line number. */
export interface FileRow extends Record<Column, string> {
  line: number;
}

/** Reasons why a file cannot be read as codes. */
export type FileIssue =
  | { kind: 'not_text' | 'no_rows' | 'too_many' | 'too_large' }
  | { kind: 'no_column'; column: 'name' | 'location' }
  | { kind: 'quotes'; line: number };

export type ReadCodes = { rows: FileRow[] } | { issue: FileIssue };

/** Far larger than any valid file. */
const maxBytes = 1_000_000;

/** Accepted column headings besides the ids: their names in the product. */
const headings: Readonly<Record<string, Column>> = {
  nazwa: 'name',
  opis: 'description',
  lokalizacja: 'location',
  formularz: 'form',
  ramka: 'frame',
};

const toColumn = (heading: string): Column | undefined => {
  const plain = heading.trim().toLowerCase();
  return columns.find((column) => column === plain) ?? headings[plain];
};

/** Detects the delimiter from the heading line. */
function delimiterOf(text: string): string {
  const [headingLine = ''] = text.split(/\r?\n/, 1);
  const count = (delimiter: string) => headingLine.split(delimiter).length;
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

/**
 * Reads codes from a CSV file with headings, in any column order: UTF-8 with or without a byte order mark;
 * commas, semicolons or tabs; quoted cells. Unknown columns are ignored.
 */
export async function readCodesFile(file: Blob): Promise<ReadCodes> {
  if (file.size > maxBytes) return { issue: { kind: 'too_large' } };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    // Not UTF-8: another encoding is rejected rather than guessed, as letters would be garbled.
    return { issue: { kind: 'not_text' } };
  }

  const { default: papa } = await import('papaparse');
  const { data, errors } = papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) return { issue: { kind: 'quotes', line: (broken.row ?? 0) + 1 } };

  const [first = [], ...rest] = data;
  const order = first.map(toColumn);
  for (const column of ['name', 'location'] as const) {
    if (!order.includes(column)) return { issue: { kind: 'no_column', column } };
  }
  const rows = rest.flatMap((cells, at): FileRow[] => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const cellOf = (column: Column) => cells[order.indexOf(column)]?.trim() ?? '';
    return [
      {
        line: at + 2,
        name: cellOf('name'),
        description: cellOf('description'),
        location: cellOf('location'),
        form: cellOf('form'),
        frame: cellOf('frame'),
      },
    ];
  });
  if (rows.length === 0) return { issue: { kind: 'no_rows' } };
  if (rows.length > limits.codesPerBatchMax) return { issue: { kind: 'too_many' } };
  return { rows };
}

/** A CSV template that spreadsheets open with correct encoding. */
export async function writeCodesFile(example: Record<Column, string>): Promise<Blob> {
  const { default: papa } = await import('papaparse');
  const text = papa.unparse([columns, columns.map((column) => example[column])], {
    escapeFormulae: true,
  });
  return new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' });
}
