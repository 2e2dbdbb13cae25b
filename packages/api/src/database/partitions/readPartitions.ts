import { sql } from 'kysely';

import type { Database } from '../connect.ts';
import { momentOf, type CutTable } from './bounds.ts';

/** A part of a table, as its rows' ids bound it. */
export interface Partition {
  name: string;
  /** The moment that its rows come before; undefined for the one that takes what no other does. */
  before: Date | undefined;
  /** Bytes of the rows, without indexes. */
  bytes: number;
}

/** Whether a table is cut by time. */
export async function isCut(database: Database, table: CutTable): Promise<boolean> {
  const { rows } = await sql<{ is_cut: boolean }>`
    select relkind = 'p' as is_cut from pg_class where oid = ${table}::regclass`.execute(database);
  return rows[0]?.is_cut ?? false;
}

/** The partitions of a table, the oldest first. */
export async function readPartitions(database: Database, table: CutTable): Promise<Partition[]> {
  const { rows } = await sql<{ name: string; before_id: string | null; bytes: number }>`
    select child.relname::text as name,
      substring(pg_get_expr(child.relpartbound, child.oid) from $$TO \\('([0-9a-f-]{36})'\\)$$)
        as before_id,
      pg_relation_size(child.oid)::float8 as bytes
    from pg_inherits join pg_class as child on child.oid = inhrelid
    where inhparent = ${table}::regclass
    order by before_id nulls last`.execute(database);
  return rows.map(({ name, before_id, bytes }) => ({
    name,
    before: before_id === null ? undefined : momentOf(before_id),
    bytes,
  }));
}
