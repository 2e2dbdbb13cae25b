/** What a file of numbers holds: plain numbers, dates as `2026-11-21`, and words. */
export type CsvValue = string | number | null;

/** A spreadsheet takes words that begin like this for a formula, and would run it. */
const formula = /^[\s]*[=+\-@|\t\r]/;

function writeCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  // The apostrophe says "words" to a spreadsheet; it does not show it.
  const words = formula.test(value) ? `'${value}` : value;
  return /[",\r\n;']/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
}

/**
 * Rows as a file that spreadsheets open: RFC 4180, with the mark that makes them read it as UTF-8.
 * Names come from people, so nothing in it can be taken for a formula.
 */
export function writeCsv(
  columns: readonly string[],
  rows: readonly (readonly CsvValue[])[],
): string {
  const lines = [columns, ...rows].map((row) => row.map(writeCell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
