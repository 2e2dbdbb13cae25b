import { createHash } from 'node:crypto';

import { sql } from 'kysely';
import * as v from 'valibot';

import type { Database } from '../database/connect.ts';
import type { JobInputs, JobName } from '../tools/jobs.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

const TableSum = v.object({
  name: v.string(),
  /** Those that are stored as given: what the database makes of them, it makes again. */
  columns: v.array(v.object({ name: v.string(), type: v.string() })),
  rows: Count,
  /** The same for the same rows in any order, on either engine. */
  checksum: v.string(),
});

const Sequence = v.object({ name: v.string(), value: v.string() });

/** The contents of a database without its rows. */
export const Contents = v.object({
  /** The last one that ran. */
  migration: v.string(),
  /** In an order in which each comes after those that it refers to. */
  tables: v.array(TableSum),
  sequences: v.array(Sequence),
});

export type TableSum = v.InferOutput<typeof TableSum>;
export type Sequence = v.InferOutput<typeof Sequence>;
export type Contents = v.InferOutput<typeof Contents>;

/** A job that waits to be done. */
export interface WaitingJob {
  name: JobName;
  id: string;
  data: JobInputs[JobName];
  startAfter: string;
}

/** Everything that a database holds at one moment. */
export interface Snapshot {
  contents: Contents;
  /** The rows of a table, some at a time. Each is a JSON array of texts, in the order of its columns. */
  readRows: (table: TableSum) => AsyncIterable<readonly string[]>;
  /** To be asked after the rows. */
  readJobs: () => Promise<readonly WaitingJob[]>;
}

/** The numbers of tables and rows, as text. */
export function countContents({ tables, migration }: Contents): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows in ${tables.length} tables at migration ${migration}`;
}

/** A table as the database knows it. */
export type TableShape = Pick<TableSum, 'name' | 'columns'>;

/** Makes values look the same as text on either engine, until the transaction ends. */
export async function speakPlainly(database: Database): Promise<void> {
  for (const setting of [
    `timezone = 'UTC'`,
    `datestyle = 'ISO, YMD'`,
    `intervalstyle = 'postgres'`,
    `extra_float_digits = 1`,
    `bytea_output = 'hex'`,
  ]) {
    await sql`set local ${sql.raw(setting)}`.execute(database);
  }
}

/** Puts tables in an order in which each comes after those that it refers to. */
export function orderByReferences(
  names: readonly string[],
  references: readonly { child: string; parent: string }[],
): string[] {
  const ordered: string[] = [];
  let left = names.toSorted();
  while (left.length > 0) {
    const free = left.filter(
      (name) => !references.some(({ child, parent }) => child === name && left.includes(parent)),
    );
    if (free.length === 0) {
      throw new Error(
        `The tables ${left.join(', ')} refer to each other in a circle, so that none can be filled first. Make one of their foreign keys deferrable, and leave it out here.`,
      );
    }
    ordered.push(...free);
    left = left.filter((name) => !free.includes(name));
  }
  return ordered;
}

/** The tables of the product, but for the list of its migrations. */
export async function readTables(database: Database): Promise<TableShape[]> {
  const { rows: shapes } = await sql<TableShape>`
    select c.relname as name,
      json_agg(
        json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
        order by a.attname collate "C"
      ) as columns
    from pg_class c
    join pg_attribute a
      on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      and not c.relispartition and c.relname not like 'kysely\\_migration%'
    group by c.relname`.execute(database);
  const { rows: references } = await sql<{ child: string; parent: string }>`
    select c.relname as child, p.relname as parent
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_class p on p.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace`.execute(database);

  const byName = new Map(shapes.map((shape) => [shape.name, shape]));
  return orderByReferences([...byName.keys()], references).flatMap(
    (name) => byName.get(name) ?? [],
  );
}

/** The current value of each sequence. One that gave none yet is left out. */
export async function readSequences(database: Database): Promise<Sequence[]> {
  const { rows } = await sql<Sequence>`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = current_schema() and last_value is not null
    order by sequencename`.execute(database);
  return rows;
}

/** The last migration that ran; undefined before the first one. */
export async function readMigration(database: Database): Promise<string | undefined> {
  const { rows: tables } = await sql<{ has: boolean }>`
    select to_regclass('kysely_migration') is not null as has`.execute(database);
  if (tables[0]?.has !== true) return undefined;
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(database);
  return rows[0]?.name;
}

/** The row of a table as a JSON array of texts, as SQL. */
export const rowAsJson = ({ columns }: TableShape) =>
  sql`to_json(array[${sql.join(columns.map(({ name }) => sql`${sql.ref(name)}::text`))}]::text[])::text`;

/** Hexadecimal digits of a row's hash that make one number: as many as fit into 64 bits with a sign. */
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
    /** Describes the difference from the table as it should be; undefined where there is none. */
    compare: ({ name, ...wanted }: TableSum): string | undefined => {
      if (rows !== wanted.rows) return `${name}: ${wanted.rows} rows are ${rows}`;
      if (`${first}.${second}` !== wanted.checksum) return `${name}: other values`;
      return undefined;
    },
  };
}
