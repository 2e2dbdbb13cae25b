import { sql } from 'kysely';

import type { Database } from '../connect.ts';
import {
  aheadOf,
  firstIdAt,
  partitionName,
  nextBound,
  restOf,
  type CutTable,
  type Grain,
  isCut,
  readPartitions,
  type Partition,
} from './bounds.ts';

/** Limit in bytes of a partition of a year: about 1.5 million answers. */
const yearBytes = 1_000_000_000;

const monthMs = (365.25 * 86_400_000) / 12;

/** From how much the partition that is written to has taken, how long the next ones are. */
export function grainOf(partitions: readonly Partition[], now: Date): Grain {
  const at = partitions.findIndex(({ before }) => before !== undefined && before > now);
  const current = partitions[at];
  if (!current) return 'year';
  const since = partitions[at - 1]?.before ?? new Date(Date.UTC(now.getUTCFullYear(), 0));
  const months = Math.max(1, (now.getTime() - since.getTime()) / monthMs);
  return (current.bytes / months) * 12 > yearBytes ? 'month' : 'year';
}

/** Makes an empty partition for the rows between two moments. */
async function add(database: Database, table: CutTable, from: Date, to: Date): Promise<void> {
  const name = partitionName(table, to);
  // Created separately and then attached, so that reads and writes of the other partitions are not blocked.
  await sql`
    create table ${sql.table(name)}
      (like ${sql.table(table)} including defaults including generated including constraints)`.execute(
    database,
  );
  await sql`
    alter table ${sql.table(table)} attach partition ${sql.table(name)}
      for values from (${sql.lit(firstIdAt(from))}) to (${sql.lit(firstIdAt(to))})`.execute(
    database,
  );
}

/** True if the default partition holds rows that the new partition would have to contain. */
async function hasRest(database: Database, table: CutTable, from: Date, to: Date) {
  const { rows } = await sql`
    select from ${sql.table(restOf(table))}
    where id >= ${firstIdAt(from)} and id < ${firstIdAt(to)} limit 1`.execute(database);
  return rows.length > 0;
}

/**
 * Creates the partitions that the next three months need, in the caller's transaction. A period whose rows
 * already lie in the default partition gets none. Returns the names of the created partitions.
 */
export async function addAhead(inside: Database, table: CutTable, now: Date): Promise<string[]> {
  if (!(await isCut(inside, table))) return [];
  const partitions = await readPartitions(inside, table);
  const grain = grainOf(partitions, now);
  const made: string[] = [];
  let from = partitions.findLast(({ before }) => before !== undefined)?.before;
  while (from && from < aheadOf(now)) {
    const to = nextBound(from, grain);
    if (!(await hasRest(inside, table, from, to))) {
      await add(inside, table, from, to);
      made.push(partitionName(table, to));
    }
    from = to;
  }
  return made;
}
