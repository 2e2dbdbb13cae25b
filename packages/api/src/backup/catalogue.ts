import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';
import type { Sequence, TableSum } from './Snapshot.ts';

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

/** How far each sequence has come. One that gave nothing yet is left out. */
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
