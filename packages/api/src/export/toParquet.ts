import { ByteWriter, ParquetWriter, type BasicType } from 'hyparquet-writer';

/** A column of a Parquet file: its type there, and its value in a row. Null: there is none. */
export interface ParquetColumn<Row> {
  name: string;
  type: Extract<BasicType, 'STRING' | 'INT32' | 'DOUBLE' | 'BOOLEAN' | 'TIMESTAMP' | 'JSON'>;
  valueOf: (row: Row) => unknown;
}

/** As written by `SchemaElement` of the format: https://parquet.apache.org/docs/file-format/types/ */
const physical = {
  STRING: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  JSON: { type: 'BYTE_ARRAY', converted_type: 'JSON' },
  INT32: { type: 'INT32' },
  DOUBLE: { type: 'DOUBLE' },
  BOOLEAN: { type: 'BOOLEAN' },
  TIMESTAMP: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
} as const;

/** Rows that are packed in one step: the process answers others in between. */
const groupSize = 2_000;

/** Rows as a Parquet file, packed with Snappy, a group of rows at a time. */
export async function* toParquet<Row>(
  columns: readonly ParquetColumn<Row>[],
  slices: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Uint8Array> {
  const writer = new ByteWriter();
  const file = new ParquetWriter({
    writer,
    schema: [
      { name: 'root', num_children: columns.length },
      ...columns.map(({ name, type }) => ({
        name,
        ...physical[type],
        repetition_type: 'OPTIONAL' as const,
      })),
    ],
  });
  /** The bytes since the last call; the writer's buffer is used anew. */
  const taken = () => {
    const bytes = writer.getBytes().slice();
    writer.index = 0;
    return bytes;
  };
  const write = (rows: readonly Row[]) => {
    const columnData = columns.map(({ name, valueOf }) => ({ name, data: rows.map(valueOf) }));
    // Its buffer never waits.
    void file.write({ columnData, rowGroupSize: groupSize });
    return taken();
  };

  let waiting: Row[] = [];
  for await (const rows of slices) {
    waiting.push(...rows);
    while (waiting.length >= groupSize) {
      yield write(waiting.slice(0, groupSize));
      waiting = waiting.slice(groupSize);
    }
  }
  if (waiting.length > 0) yield write(waiting);
  void file.finish();
  yield taken();
}
