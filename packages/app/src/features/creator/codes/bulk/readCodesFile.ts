import { limits } from '@hearback/schema/limits';

import { readSheet, type SheetIssue } from '../../../../fields/sheets/readSheet';

/** The columns of a CSV file of codes. */
const columns = ['name', 'description', 'location', 'form', 'frame', 'tags'] as const;
export type Column = (typeof columns)[number];

/** A row of a file as read, with its line number. */
export interface FileRow extends Record<Column, string> {
  line: number;
}

/** Reasons why a file cannot be read as codes. */
export type FileIssue =
  | SheetIssue
  | { kind: 'too_many' }
  | { kind: 'no_column'; column: 'name' | 'location' };

export type ReadCodes = { rows: FileRow[] } | { issue: FileIssue };

/** Accepted column headings besides the ids: their names in the product. */
const headings: Readonly<Record<string, Column>> = {
  nazwa: 'name',
  opis: 'description',
  lokalizacja: 'location',
  formularz: 'form',
  ramka: 'frame',
  tag: 'tags',
  tagi: 'tags',
};

const toColumn = (heading: string): Column | undefined => {
  const plain = heading.trim().toLowerCase();
  return columns.find((column) => column === plain) ?? headings[plain];
};

/**
 * Reads codes from a spreadsheet with headings, in any column order. Unknown columns are ignored.
 * For the formats see `readSheet`.
 */
export async function readCodesFile(file: Blob): Promise<ReadCodes> {
  const sheet = await readSheet(file);
  if ('issue' in sheet) return sheet;
  const order = sheet.headings.map(toColumn);
  for (const column of ['name', 'location'] as const) {
    if (!order.includes(column)) return { issue: { kind: 'no_column', column } };
  }
  const rows = sheet.rows.map(({ line, cells }): FileRow => {
    const cellOf = (column: Column) => cells[order.indexOf(column)] ?? '';
    return {
      line,
      name: cellOf('name'),
      description: cellOf('description'),
      location: cellOf('location'),
      form: cellOf('form'),
      frame: cellOf('frame'),
      tags: cellOf('tags'),
    };
  });
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
