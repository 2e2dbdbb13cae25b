import type { ExportRow } from './exports.sql.ts';

/** Rows as one JSON list, a row in each line, slice by slice. */
export async function* toJson(slices: AsyncIterable<readonly ExportRow[]>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const rows of slices) {
    if (rows.length === 0) continue;
    yield separator + rows.map((row) => JSON.stringify(row)).join(',\n');
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
