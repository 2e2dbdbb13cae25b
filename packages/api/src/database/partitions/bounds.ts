import { sql } from 'kysely';

import type { Database } from '../connect.ts';

/** Key of the advisory lock that lets one process at a time partition the tables. */
export const cutTurn = 0x6865_6375;

/** The tables that are cut by time. */
export const cutTables = ['feedback', 'scan'] as const;
export type CutTable = (typeof cutTables)[number];

/** The period of a partition: a year for few rows, a month for many. */
export type Grain = 'year' | 'month';

/** Months ahead for which partitions exist. */
const aheadMonths = 3;

/**
 * The least id of a row that is made at a moment or later. Ids are UUIDv7, of which the first 48 bits are
 * milliseconds since 1970 (RFC 9562, section 5.7).
 */
export function firstIdAt(moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}

/** The moment at which an id was made. */
export const momentOf = (id: string): Date =>
  new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));

/** The first moment (UTC) of the next year or month. */
export const nextBound = (moment: Date, grain: Grain): Date =>
  grain === 'year'
    ? new Date(Date.UTC(moment.getUTCFullYear() + 1, 0))
    : new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1));

/** Up to which moment there should be partitions. */
export const aheadOf = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + aheadMonths, 1));

/** The name of a partition: its table, and the month before which its rows were created. */
export const partitionName = (table: CutTable, before: Date): string =>
  `${table}_before_${before.toISOString().slice(0, 7).replace('-', '_')}`;

/** The name of the default partition. */
export const restOf = (table: CutTable): string => `${table}_rest`;

/** A part of a table, as its rows' ids bound it. */
export interface Partition {
  name: string;
  /** The moment that its rows come before; undefined for the one that takes what no other does. */
  before: Date | undefined;
  /** Bytes of the rows, without indexes. */
  bytes: number;
}

/** True if a table is partitioned by time. */
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
