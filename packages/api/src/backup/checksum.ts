import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';
import { rowAsJson, type TableShape } from './catalogue.ts';
import type { TableSum } from './Snapshot.ts';

/** How many hexadecimal digits of a row's hash are one number: as many as fit into 64 bits with a sign. */
const digits = 15;

/**
 * Counts a table's rows and adds up their hashes, so that their order does not matter. What is
 * added is what `createChecksum` adds.
 */
export async function sumTable(database: Database, shape: TableShape): Promise<TableSum> {
  const part = (from: number) =>
    sql`coalesce(sum(('x' || substr(hash, ${sql.lit(from)}, ${sql.lit(digits)}))::bit(60)::bigint), 0)::text`;
  const { rows } = await sql<{ rows: number; checksum: string }>`
    select count(*) as rows, ${part(1)} || '.' || ${part(1 + digits)} as checksum
    from (select md5(${rowAsJson(shape)}) as hash from ${sql.table(shape.name)}) as hashes`.execute(
    database,
  );
  return { ...shape, rows: rows[0]?.rows ?? 0, checksum: rows[0]?.checksum ?? '' };
}

/** Adds up rows as they are read, without a database. */
export function createChecksum() {
  let rows = 0;
  let first = 0n;
  let second = 0n;

  return {
    add(row: string): void {
      const hash = createHash('md5').update(row).digest('hex');
      rows += 1;
      first += BigInt(`0x${hash.slice(0, digits)}`);
      second += BigInt(`0x${hash.slice(digits, 2 * digits)}`);
    },
    /** What is different from the table as it should be, in words. */
    compare: ({ name, ...wanted }: TableSum): string | undefined => {
      if (rows !== wanted.rows) return `${name}: ${wanted.rows} rows are ${rows}`;
      if (`${first}.${second}` !== wanted.checksum) return `${name}: other values`;
      return undefined;
    },
  };
}
