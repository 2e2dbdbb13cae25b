import { sql } from 'kysely';

import type { Connection, Database } from '../connect.ts';
import { addAhead } from './addAhead.ts';
import { firstIdAt, partitionName, nextBound, restOf, type CutTable } from './bounds.ts';

/** Lock timeout while the tables are swapped: reads and writes wait no longer than this. */
const lockWait = '3s';

/**
 * Indexes that a partitioned table cannot have, since they are unique without the partition key, and their
 * replacements: keys detect duplicates, and rows are still found by the same columns.
 */
const replaced = {
  feedback: [
    { was: 'feedback_counts_once', now: 'feedback_by_code', columns: '(account_id, code_id)' },
    {
      was: 'feedback_of_receipt',
      now: 'feedback_by_receipt',
      columns: '(receipt_hash) where receipt_hash is not null',
    },
  ],
  scan: [
    {
      was: 'scan_counts_once',
      now: 'scan_by_token',
      columns: '(account_id, code_id, scan_token)',
    },
  ],
} as const satisfies Record<CutTable, unknown>;

/** The trigger that wrote keys for processes of the version before. */
const keyTriggers = {
  feedback: 'keys_of_new_feedback',
  scan: 'keys_of_new_scans',
} as const satisfies Record<CutTable, string>;

type Door = Pick<Connection, 'database' | 'engine'>;

interface Part {
  name: string;
  definition: string;
}

const run = async (database: Database, statement: string): Promise<void> => {
  await sql.raw(statement).execute(database);
};

/** Does the slow work without blocking: indexes, and the proof that all ids come before a bound. */
async function prepare({ database, engine }: Door, table: CutTable, bound: Date) {
  const first = `${table}_is_before`;
  await run(database, `alter table ${table} drop constraint if exists ${first}`);
  await run(
    database,
    `alter table ${table} add constraint ${first} check (id < '${firstIdAt(bound)}') not valid`,
  );
  // A partition takes its place with all of its checks proven, those of before as well.
  const { rows: unproven } = await sql<{ name: string }>`
    select conname::text as name from pg_constraint
    where conrelid = ${table}::regclass and not convalidated`.execute(database);
  for (const { name } of unproven) {
    await run(database, `alter table ${table} validate constraint ${name}`);
  }
  const aside = engine.kind === 'postgres' ? 'concurrently' : '';
  for (const { now, columns } of replaced[table]) {
    // One that was broken off in the making is there, and is of no use.
    await run(database, `drop index if exists ${now}`);
    await run(database, `create index ${aside} ${now} on ${table} ${columns}`);
  }
}

/** A table's indexes, foreign keys in both directions and triggers, as statements. */
async function describe(database: Database, table: CutTable) {
  const { rows: indexes } = await sql<Part>`
    select relname::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = ${table}::regclass and not indisprimary
      and relname not in (${sql.join(replaced[table].map(({ was }) => was))})`.execute(database);
  const { rows: references } = await sql<Part>`
    select conname::text as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid = ${table}::regclass and contype = 'f'`.execute(database);
  const { rows: referrers } = await sql<Part & { table: string }>`
    select conname::text as name, pg_get_constraintdef(oid) as definition,
      conrelid::regclass::text as "table"
    from pg_constraint where confrelid = ${table}::regclass and contype = 'f'`.execute(database);
  const { rows: triggers } = await sql<Part>`
    select tgname::text as name, pg_get_triggerdef(oid) as definition
    from pg_trigger where tgrelid = ${table}::regclass and not tgisinternal
      and tgname <> ${keyTriggers[table]}`.execute(database);
  return { indexes, references, referrers, triggers };
}

/** Replaces a table by a partitioned one, of which it becomes the first partition. */
async function swap(inside: Database, table: CutTable, bound: Date): Promise<void> {
  const { indexes, references, referrers, triggers } = await describe(inside, table);
  const old = partitionName(table, bound);
  const aside = (name: string) => `${old}${name.slice(table.length)}`;

  for (const { name, table: referrer } of referrers) {
    await run(inside, `alter table ${referrer} drop constraint ${name}`);
  }
  for (const { name } of triggers) await run(inside, `drop trigger ${name} on ${table}`);
  await run(inside, `drop trigger ${keyTriggers[table]} on ${table}`);
  for (const { was } of replaced[table]) {
    await run(inside, `alter table ${table} drop constraint if exists ${was}`);
    await run(inside, `drop index if exists ${was}`);
  }
  for (const { name } of indexes) await run(inside, `alter index ${name} rename to ${aside(name)}`);
  await run(
    inside,
    `alter table ${table} rename constraint ${table}_pkey to ${aside(`${table}_pkey`)}`,
  );
  await run(inside, `alter table ${table} rename to ${old}`);

  await run(
    inside,
    `create table ${table} (like ${old} including defaults including generated including constraints)
     partition by range (id)`,
  );
  await run(inside, `alter table ${table} drop constraint ${table}_is_before`);
  await run(
    inside,
    `alter table ${table} add constraint ${table}_pkey primary key (account_id, id)`,
  );
  for (const { definition } of indexes) await run(inside, definition);
  for (const { name, definition } of references) {
    await run(inside, `alter table ${table} add constraint ${name} ${definition}`);
  }
  await run(
    inside,
    `alter table ${table} attach partition ${old} for values from (minvalue) to ('${firstIdAt(bound)}')`,
  );
  await run(inside, `alter table ${old} drop constraint ${table}_is_before`);
  await run(inside, `create table ${restOf(table)} partition of ${table} default`);
  for (const { name, definition, table: referrer } of referrers) {
    await run(inside, `alter table ${referrer} add constraint ${name} ${definition}`);
  }
  for (const { definition } of triggers) await run(inside, definition);
}

/**
 * Partitions a table by time without moving a row: the existing table becomes the first partition. Reads and
 * writes continue, except for a moment at the end. One process at a time does it, not inside of a
 * transaction.
 */
export async function cutTable(connection: Door, table: CutTable, now: Date): Promise<void> {
  const bound = nextBound(now, 'year');
  await prepare(connection, table, bound);
  await connection.database.transaction().execute(async (inside) => {
    await sql`select set_config('lock_timeout', ${lockWait}, true)`.execute(inside);
    await swap(inside, table, bound);
    await addAhead(inside, table, now);
  });
}
