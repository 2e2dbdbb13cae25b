import { stringify } from 'csv-stringify/sync';

import type { ExportRow } from './exports.sql.ts';

/**
 * Matches what a spreadsheet takes for a formula, in half and full width. Some skip leading blanks
 * and invisible characters.
 */
export const beginsLikeAFormula = /^[\t\r\n]|^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u;

/** Separators that spreadsheets of some country or setting expect, and ends of lines. */
const breaks = /[,;\t|\r\n]/;

/** Formulas may come after what a spreadsheet leaves out, and after a quote that it takes off. */
const leftOut = /["\s\p{Cc}\p{Cf}]/u;
const formulaSign = /[=+\-@＝＋－＠]/;

/**
 * A spreadsheet that expects another separator takes our quotes for words and begins cells inside the
 * text: those that would be formulas get an apostrophe, too.
 */
function guardInside(text: string, separator: string): string {
  if (!breaks.test(text)) return text;
  let guarded = '';
  /** Up to where the text is copied, and where the cell begins of which only blanks were seen so far. */
  let copied = 0;
  let begin: number | undefined;
  let at = 0;
  for (const sign of text) {
    if (begin !== undefined && formulaSign.test(sign)) {
      guarded += `${text.slice(copied, begin)}'`;
      copied = begin;
    }
    if (sign !== separator && breaks.test(sign)) begin = at + sign.length;
    else if (!leftOut.test(sign)) begin = undefined;
    at += sign.length;
  }
  return guarded + text.slice(copied);
}

/** A spreadsheet guesses the encoding of a file that does not begin with this. */
const byteOrderMark = '\uFEFF';

/**
 * Writes rows as RFC 4180 says. Text that a spreadsheet would compute, split at whatever, gets an
 * apostrophe, which makes it text; the library's `escape_formulas` looks at a cell's first character alone.
 */
export const toCsvLines = (rows: unknown[][], separator = ','): string =>
  stringify(rows, {
    delimiter: separator,
    record_delimiter: 'windows',
    quoted_match: breaks,
    cast: {
      string: (text) => guardInside(beginsLikeAFormula.test(text) ? `'${text}` : text, separator),
      boolean: String,
      date: (moment) => moment.toISOString(),
      // JSON holds what visitors wrote, too.
      object: (value) => guardInside(JSON.stringify(value), separator),
    },
  });

/** The format of a CSV file beyond its rows. */
interface CsvLook {
  /** Polish spreadsheets expect a semicolon, since the comma is in their numbers. */
  separator?: string;
  /** The headings of the columns, instead of their names. */
  headings?: readonly string[];
}

/** Rows as CSV (RFC 4180), slice by slice. */
export async function* toCsv(
  columns: readonly string[],
  slices: AsyncIterable<readonly ExportRow[]>,
  { separator = ',', headings = columns }: CsvLook = {},
): AsyncGenerator<string> {
  yield byteOrderMark + toCsvLines([[...headings]], separator);
  for await (const rows of slices) {
    yield toCsvLines(
      rows.map((row) => columns.map((column) => row[column])),
      separator,
    );
  }
}
