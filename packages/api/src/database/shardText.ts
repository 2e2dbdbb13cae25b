import { randomBytes } from 'node:crypto';

import { CompiledQuery, type DialectAdapter } from 'kysely';
import pg from 'pg';

/** The tables that Citus distributes or copies to its nodes. Undefined for a database of one server. */
export type ShardedTables = ReadonlySet<string> | undefined;

type Ask = <Row>(statement: string) => Promise<Row[]>;

async function lookUp(ask: Ask): Promise<ShardedTables> {
  const [state] = await ask<{ has_citus: boolean }>(
    `select to_regclass('pg_catalog.pg_dist_partition') is not null as has_citus`,
  );
  if (!state?.has_citus) return undefined;
  const tables = await ask<{ name: string }>(
    'select logicalrelid::text as name from pg_dist_partition',
  );
  const names = new Set(tables.map(({ name }) => name));
  return names.has('feedback') ? names : undefined;
}

const lookups = new WeakMap<DialectAdapter, Promise<ShardedTables>>();

/**
 * Finds them out by statements, once for each dialect: the product restarts when its database is distributed. A lookup
 * that failed is done again.
 */
export function lookUpShardedTables(adapter: DialectAdapter, ask: Ask): Promise<ShardedTables> {
  const known =
    lookups.get(adapter) ??
    lookUp(ask).catch((error: unknown) => {
      lookups.delete(adapter);
      throw error;
    });
  lookups.set(adapter, known);
  return known;
}

const toArrayItem = (value: string | number | null) =>
  value === null ? 'null' : `"${String(value).replaceAll(/["\\]/g, '\\$&')}"`;

/** A parameter as text, whose type follows from its place. */
function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (Array.isArray(value)) return `{${value.map(toArrayItem).join(',')}}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const toLiteral = (value: unknown): string => {
  const text = toText(value);
  return text === null ? 'null' : pg.escapeLiteral(text);
};

/** A table where a statement names one: `from feedback`, `join code as own`, `insert into "scan"`. */
const tablePattern =
  /\b(from|join|into|update)(\s+)"?([a-z_]+)"?(?![\w".(])(?:\s+as\s+"?([a-z_]+)"?)?/g;

/** Writes tables as `{word name alias}`. */
const locateTables = (
  text: string,
  word: string,
  tables: ReadonlySet<string>,
  isView?: (table: string) => boolean,
): string =>
  text.replace(tablePattern, (all, verb: string, gap: string, name: string, alias?: string) =>
    tables.has(name) && !isView?.(name) ? `${verb}${gap}{${word} ${name} ${alias ?? name}}` : all,
  );

/** Views that cover tables for one statement on a shard, in a schema of their own. */
interface ShardViews {
  /** Makes them, and removes them. */
  before: (schema: string) => string;
  after: (schema: string) => string;
  isView: (table: string) => boolean;
}

/**
 * The text of a statement for `run_shard_work`, which puts the tables of its shard in place of `{word name alias}`. The
 * word, its first line, is random: no text of a visitor is taken for a table.
 */
export function writeShardText(
  { sql: text, parameters }: CompiledQuery,
  tables: ReadonlySet<string>,
  views?: ShardViews,
): string {
  const word = `t${randomBytes(8).toString('hex')}`;
  const locate = (part: string, isView?: (table: string) => boolean) =>
    locateTables(part, word, tables, isView);
  const filled = locate(text, views?.isView).replace(/\$(\d+)/g, (_, place: string) =>
    toLiteral(parameters[Number(place) - 1]),
  );
  if (!views) return `${word}\n${filled}`;
  return [word, filled, word, locate(views.before(word)), word, views.after(word)].join('\n');
}

/** Runs such a text on the shard of an account. Its one row has the rows of the statement as `result`. */
export const shardWork = (accountId: string, text: string): CompiledQuery =>
  CompiledQuery.raw(
    'insert into shard_work (account_id, statement) values ($1, $2) returning result',
    [accountId, text],
  );

/**
 * The same with the parameters beside the text, which each session of the node then plans once. For statements that are
 * often run and whose text is always the same.
 */
export const preparedShardWork = (
  accountId: string,
  { sql: text, parameters }: CompiledQuery,
  tables: ReadonlySet<string>,
): CompiledQuery =>
  CompiledQuery.raw(
    'insert into shard_work (account_id, statement, parameters) values ($1, $2, $3) returning result',
    // Nobody's words are in the text, so that its word need not be random.
    [accountId, `shard\n${locateTables(text, 'shard', tables)}`, parameters.map(toText)],
  );
