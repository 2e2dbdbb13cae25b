/** What a file of numbers holds: plain numbers, dates as `2026-11-21`, and words. */
export type CsvValue = string | number | null;

/** A spreadsheet takes words that begin like this for a formula, and would run it, also after what nobody sees. */
const formula = /^[\t\r\n]|^[\s\p{Cc}\p{Cf}]*[=+\-@|＝＋－＠]/u;

/** How a country's spreadsheets write lists and numbers. */
export interface CsvDialect {
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
