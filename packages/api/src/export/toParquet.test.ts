import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { expect, it } from 'vitest';

import { toParquet, type ParquetColumn } from './toParquet.ts';

interface Row {
  at: number;
  words: string | null;
}

const columns: ParquetColumn<Row>[] = [
  { name: 'at', type: 'INT32', valueOf: ({ at }) => at },
  { name: 'words', type: 'STRING', valueOf: ({ words }) => words },
];

async function* inSlices(rows: readonly Row[], size: number) {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}

async function read(rows: readonly Row[], size = 700) {
  const parts: Uint8Array[] = [];
  for await (const part of toParquet(columns, inSlices(rows, size))) parts.push(part);
  const file = await new Blob(parts.map((part) => Buffer.from(part))).arrayBuffer();
  return { parts, file, rows: await parquetReadObjects({ file }) };
}

const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({
    at,
    words: at % 3 === 0 ? null : `Zażółć ${at} ☕`,
  }));

it('has every row in its order, in groups that are written as they fill', async () => {
  const rows = rowsOf(4_500);
  const found = await read(rows);

  expect(found.rows).toEqual(rows);
  expect(parquetMetadata(found.file).row_groups.map(({ num_rows }) => Number(num_rows))).toEqual([
    2_000, 2_000, 500,
  ]);
  // The groups and the end of the file.
  expect(found.parts).toHaveLength(4);
});

it('has columns without a row when there are none', async () => {
  const { file, rows } = await read([]);

  expect(rows).toEqual([]);
  expect(parquetMetadata(file).schema.map(({ name }) => name)).toEqual(['root', 'at', 'words']);
});
