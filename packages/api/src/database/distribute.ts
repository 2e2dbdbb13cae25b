import { sql } from 'kysely';

import { StartError } from '../StartError.ts';
import type { Database } from './connect.ts';
import { listAllTables } from './migrate.ts';

/** Copied to every node: small tables that others join or refer to, and those with keys of no account. */
const copiedTables = [
  'account',
  'person',
  'membership',
  'api_key',
  'invitation',
  'push_device',
  'notification_setting',
  'slug',
  'let_go',
  'visitor_salt',
] as const;

/** On the coordinator alone: logins, a queue of all accounts, and what is known of no account. */
const coordinatorTables = [
  'session',
  'refresh_token',
  'one_time_token',
  'second_factor',
  'recovery_code',
  'email_change',
  'passkey',
  'passkey_challenge',
  'oidc_identity',
  'oidc_request',
  'ownership_transfer',
  'alarm_check',
  'operator_event',
  'rate_limit',
  'farewell',
  'refused_address',
  'kysely_migration',
  'kysely_migration_lock',
  'dropped_part',
] as const;

/**
 * Unique keys that a distributed table cannot have, as they do not hold the account, and the column that is looked up by
 * them. Slugs of codes are unique in `slug`, which is copied; the others are random.
 */
const globalKeys = [
  { table: 'code', key: 'code_slug_key', column: 'slug' },
  { table: 'image', key: 'image_id_key', column: 'id' },
  { table: 'board', key: 'board_slug_key', column: 'slug' },
] as const;

/** Called by triggers and statements that run on shards. */
const shardFunctions = ['colocated_table(oid, text)', 'fold_text(text)', 'search_pattern(text)'];

/** The first table, with whose shards those of the others lie. */
const first = 'company';

/** The place of each table once the database is distributed. */
export interface DistributionPlan {
  workers: number;
  copied: string[];
  distributed: string[];
  /** Tables that are where they belong, of a run before. */
  done: string[];
}

/** Finds out what `distribute` has to do. Throws a `StartError` where it cannot be done. */
export async function planDistribution(database: Database): Promise<DistributionPlan> {
  const { rows: installed } = await sql`select from pg_extension where extname = 'citus'`.execute(
    database,
  );
  if (installed.length === 0) {
    throw new StartError([
      'This database has no extension "citus". Install Citus on every server, load it by',
      'shared_preload_libraries, and run "create extension citus" in the database of each.',
    ]);
  }
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_dist_node where shouldhaveshards and isactive
      and noderole = 'primary'`.execute(database);
  const workers = rows[0]?.count ?? 0;
  if (workers === 0) {
    throw new StartError([
      'There is no worker. Add one: npm run hearback -- nodes add <host> <port>',
    ]);
  }
  const { rows: placed } = await sql<{ name: string }>`
    select logicalrelid::text as name from pg_dist_partition where partmethod = 'h'
      or logicalrelid::text in (${sql.join(copiedTables)})`.execute(database);
  const done = new Set(placed.map(({ name }) => name));
  const elsewhere = new Set<string>([...copiedTables, ...coordinatorTables]);
  const distributed = (await listAllTables(database))
    .filter(({ schema, name }) => schema === 'public' && !elsewhere.has(name))
    .map(({ name }) => name);
  return {
    workers,
    copied: copiedTables.filter((name) => !done.has(name)),
    // Answers refer to codes, and these to places: what is referred to comes first.
    distributed: [first, ...distributed.filter((name) => name !== first)].filter(
      (name) => !done.has(name),
    ),
    done: [...done].filter((name) => !name.includes('_before_') && !name.endsWith('_rest')),
  };
}

/** A foreign key or a trigger that is put back by its statement. */
interface DroppedPart {
  table_name: string;
  name: string;
  is_key: boolean;
  statement: string;
}

/** The number of rows of a table, and a sum over all they hold. */
async function checksum(database: Database, table: string): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select count(*) || ' ' || coalesce(sum(hashtextextended(one::text, 0)::numeric), 0) as state
    from ${sql.table(table)} as one`.execute(database);
  return rows[0]?.state ?? '';
}

/**
 * Distributes a PostgreSQL of the product with the extension Citus by account. The product is stopped meanwhile, and
 * starts on the coordinator afterwards as before. It goes on where a run before ended: foreign keys and triggers, which
 * would run for every row that is copied, are taken off first, noted in `dropped_part`, and put back when all tables are
 * in place. Every table is counted and summed up before and
 * after. Each shard holds the accounts of a range of hashes.
 */
export async function distribute(
  database: Database,
  { shards, print }: { shards: number; print: (line: string) => void },
): Promise<void> {
  const plan = await planDistribution(database);
  const { rows: interrupted } = await sql`
    select from pg_class where oid = to_regclass('dropped_part')`.execute(database);
  if (plan.copied.length + plan.distributed.length + interrupted.length === 0) return;
  await database.connection().execute(async (one) => {
    await sql`set client_min_messages = warning`.execute(one);
    // Triggers run on the shards, and write to the shards beside theirs alone.
    await sql`set citus.enable_unsafe_triggers = on`.execute(one);
    await sql`select set_config('citus.shard_count', ${String(shards)}, false)`.execute(one);
    await sql`
      create table if not exists dropped_part (
        table_name text not null, name text not null, is_key boolean not null, statement text not null,
        constraint dropped_part_pkey primary key (table_name, name))`.execute(one);
    // Citus leaves its shards out of `pg_class`.
    await sql`
      insert into dropped_part
      select conrelid::regclass, conname, true, format('alter table %s add constraint %I %s',
        conrelid::regclass, conname, pg_get_constraintdef(pg_constraint.oid))
      from pg_constraint join pg_class on pg_class.oid = conrelid
      where contype = 'f' and conparentid = 0 and relnamespace = 'public'::regnamespace
      union all
      select tgrelid::regclass, tgname, false, pg_get_triggerdef(pg_trigger.oid)
      from pg_trigger join pg_class on pg_class.oid = tgrelid
      where not tgisinternal and tgparentid = 0 and relnamespace = 'public'::regnamespace
      on conflict do nothing`.execute(one);
    const { rows: parts } = await sql<DroppedPart>`
      select * from dropped_part order by is_key desc, table_name, name`.execute(one);
    for (const { table_name, name, is_key: isKey } of parts) {
      await (
        isKey
          ? sql`alter table ${sql.table(table_name)} drop constraint if exists ${sql.ref(name)}`
          : sql`drop trigger if exists ${sql.ref(name)} on ${sql.table(table_name)}`
      ).execute(one);
    }
    for (const { table, key, column } of globalKeys) {
      await sql`alter table ${sql.table(table)} drop constraint if exists ${sql.ref(key)}`.execute(
        one,
      );
      await sql`
        create index if not exists ${sql.ref(`${table}_found_by_${column}`)}
        on ${sql.table(table)} (${sql.ref(column)})`.execute(one);
    }

    const place = async (table: string, statement: ReturnType<typeof sql>) => {
      const before = await checksum(one, table);
      await statement.execute(one);
      const after = await checksum(one, table);
      if (before !== after) {
        throw new StartError([
          `${table} is not the same any more: ${before} before, ${after} now.`,
        ]);
      }
      print(`${table}: ${before.split(' ')[0] ?? ''} rows`);
    };
    for (const table of plan.copied)
      await place(table, sql`select create_reference_table(${table})`);
    for (const table of plan.distributed) {
      await place(
        table,
        sql`select create_distributed_table(${table}, 'account_id', colocate_with := ${
          table === first ? 'none' : first
        })`,
      );
    }
    for (const name of shardFunctions) {
      await sql`select create_distributed_function(${name})`.execute(one);
    }
    for (const { table_name, name, statement } of parts) {
      const { rows: there } = await sql`
        select from pg_constraint where conname = ${name} and conrelid = ${table_name}::regclass
        union all
        select from pg_trigger where tgname = ${name} and tgrelid = ${table_name}::regclass`.execute(
        one,
      );
      if (there.length === 0) await sql.raw(statement).execute(one);
    }
    // A transaction may change rows of many accounts, and then a table that is copied.
    await sql`
      do $$ begin
        execute format('alter database %I set citus.multi_shard_modify_mode = sequential',
          current_database());
      end $$`.execute(one);
    await sql`drop table dropped_part`.execute(one);
  });
}
