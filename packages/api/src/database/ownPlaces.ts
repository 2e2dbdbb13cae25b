import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import {
  CompiledQuery,
  sql,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type KyselyPlugin,
  type RootOperationNode,
} from 'kysely';
import pg from 'pg';

import type { Database } from './connect.ts';
import { cutTurn } from './partitions/bounds.ts';
import { lookUpShardedTables, shardWork, writeShardText } from './shardText.ts';
import type { Store } from './store.ts';

/**
 * The holder of chosen places on whose behalf the current request is made: a membership. Undefined where the
 * whole account may be reached.
 */
const currentHolder = new AsyncLocalStorage<string | undefined>();

/** Does something on behalf of the holder of chosen places, or of nobody who has any. */
export const onBehalfOf = <Result>(holder: string | undefined, work: () => Result): Result =>
  currentHolder.run(holder, work);

/** True if the current request reaches chosen places only. */
export const isNarrowed = (): boolean => currentHolder.getStore() !== undefined;

/** Reads that go on while a response is sent stay on behalf of the caller. */
export const holdCaller = <Part>(parts: AsyncIterable<Part>): AsyncIterable<Part> => {
  const inCaller = AsyncLocalStorage.snapshot();
  return {
    [Symbol.asyncIterator]() {
      const iterator = parts[Symbol.asyncIterator]();
      return {
        next: () => inCaller(() => iterator.next()),
        return: () =>
          inCaller(() => iterator.return?.() ?? Promise.resolve({ done: true, value: undefined })),
      };
    },
  };
};

/** The holders of the statements that the rules of the product wrote on behalf of one. */
const holders = new WeakMap<RootOperationNode, string>();

const noteHolder: KyselyPlugin = {
  transformQuery: ({ node }) => {
    const holder = currentHolder.getStore();
    if (holder === undefined) return node;
    const noted = { ...node };
    holders.set(noted, holder);
    return noted;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

const narrowed = (database: Database): Database => database.withPlugin(noteHolder);

/**
 * The same store for the rules that requests reach. A statement on behalf of a holder of chosen places sees
 * these alone. Background work has the other one, and sees everything, whoever made it start.
 */
export const narrowStore = (store: Store): Store => ({
  ...store,
  db: narrowed(store.db),
  transact: (work) => store.transact((inside) => work(narrowStore(inside))),
  snapshot: (work) => store.snapshot((inside) => work(narrowStore(inside))),
  read: (work) => store.read((db) => work(narrowed(db))),
  readSnapshot: (work) => store.readSnapshot((db) => work(narrowed(db))),
});

/**
 * Lets the statements that follow in a transaction see the places of a holder alone. It names a view, since a schema
 * in the search path that is not there is passed over, and all of the account would be seen: so it fails where the
 * views are gone, and keeps them until the transaction ends.
 */
const narrow = (holder: string) =>
  CompiledQuery.raw(
    `select set_config('search_path', 'own_places, ' || current_setting('search_path'), true),
      set_config('hearback.holder', $1, true), exists (select from own_places.own_place where false)`,
    [holder],
  );

/** No account has it. */
const noAccount = '00000000-0000-0000-0000-000000000000';

type Execute = DatabaseConnection['executeQuery'];

/** Tells the nodes of a distributed database for whom the transaction is, and returns the holder's account. */
async function narrowNodes(execute: Execute, holder: string): Promise<string> {
  const ask = async <Row>(text: string) => (await execute<Row>(CompiledQuery.raw(text))).rows;
  const literal = pg.escapeLiteral(holder);
  await ask(`set local citus.propagate_set_commands = 'local'`);
  await ask(`set local hearback.holder = ${literal}`);
  const [found] = await ask<{ account_id: string }>(`
    select account_id from membership where id = ${literal}
    union all select account_id from api_key where id = ${literal}`);
  return found?.account_id ?? noAccount;
}

async function askOnShard(execute: Execute, accountId: string, text: string): Promise<never[]> {
  const { rows } = await execute<{ result: never[] }>(shardWork(accountId, text));
  return rows[0]?.result ?? [];
}

/**
 * Runs a statement that writes or locks on the shard of an account, since Citus neither writes to views nor locks rows
 * through them.
 */
async function writeOnShard(
  execute: Execute,
  accountId: string,
  query: CompiledQuery,
  tables: ReadonlySet<string>,
) {
  const lock = lockPattern.exec(query.sql);
  if (lock) {
    await askOnShard(execute, accountId, toShardText(query, tables));
    return execute<never>({ ...query, sql: query.sql.slice(0, lock.index) });
  }
  const returning = /\breturning\b/i.test(query.sql) ? '' : ' returning 1 as changed';
  const text = toShardText({ ...query, sql: `${query.sql}${returning}` }, tables);
  const rows = await askOnShard(execute, accountId, text);
  return { rows, numAffectedRows: BigInt(rows.length) };
}

/**
 * The same dialect, which carries out statements on behalf of a holder in a transaction where the tables of
 * places are covered by the views of `own_places`.
 */
export function narrowStatements(dialect: Dialect): Dialect {
  /** The holder for whom each open transaction is narrowed, and their account if the database is distributed. */
  const open = new WeakMap<DatabaseConnection, { holder?: string; accountId?: string }>();
  const seen = new WeakSet<DatabaseConnection>();
  const adapter = dialect.createAdapter();

  const executeWith =
    (driver: Driver, connection: DatabaseConnection, execute: Execute): Execute =>
    async (query, options) => {
      const holder = holders.get(query.query);
      if (holder === undefined) return execute<never>(query, options);
      const isOpen = open.has(connection);
      if (!isOpen) await driver.beginTransaction(connection, {});
      try {
        const sharded = await lookUpShardedTables(
          adapter,
          async <Row>(text: string) => (await execute<Row>(CompiledQuery.raw(text))).rows,
        );
        if (open.get(connection)?.holder !== holder) {
          await execute(narrow(holder));
          open.set(connection, {
            holder,
            ...(sharded && { accountId: await narrowNodes(execute, holder) }),
          });
        }
        const accountId = open.get(connection)?.accountId;
        const result =
          sharded && accountId !== undefined && needsShard(query.sql)
            ? await writeOnShard(execute, accountId, query, sharded)
            : await execute<never>(query, options);
        if (!isOpen) await driver.commitTransaction(connection);
        return result;
      } catch (error) {
        if (!isOpen) await driver.rollbackTransaction(connection).catch(() => undefined);
        throw error;
      }
    };

  return {
    createAdapter: () => adapter,
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (database) => dialect.createIntrospector(database),
    createDriver: () => {
      const driver = dialect.createDriver();
      const acquire = driver.acquireConnection.bind(driver);
      const begin = driver.beginTransaction.bind(driver);
      const commit = driver.commitTransaction.bind(driver);
      const rollback = driver.rollbackTransaction.bind(driver);
      driver.acquireConnection = async (options) => {
        const connection = await acquire(options);
        if (!seen.has(connection)) {
          seen.add(connection);
          const execute = connection.executeQuery.bind(connection);
          connection.executeQuery = executeWith(driver, connection, execute);
        }
        return connection;
      };
      driver.beginTransaction = async (connection, settings) => {
        await begin(connection, settings);
        open.set(connection, {});
      };
      driver.commitTransaction = async (connection) => {
        open.delete(connection);
        await commit(connection);
      };
      driver.rollbackTransaction = async (connection) => {
        open.delete(connection);
        await rollback(connection);
      };
      return driver;
    },
  };
}

const holder = `nullif(current_setting('hearback.holder', true), '')::uuid`;

/** The condition that a row belongs to a location that its holder may reach. */
const atPlace = (location: string) => `exists (select from own_places.own_place as own
  where own.account_id = each.account_id and own.location_id = ${location})`;

/** The condition that a row belongs to a place where its code hung at that moment. */
const atPlaceOf = (moment: string) => `exists (select from code_place as place
  join own_places.own_place as own on own.account_id = place.account_id
    and own.location_id = place.location_id
  where place.account_id = each.account_id and place.code_id = each.code_id
    and each.${moment} >= place.since and each.${moment} < place.until)`;

/**
 * The one table of what chosen places hold: which rows of each table whoever holds them may reach. Each has a
 * view of the same name, which covers the table for whoever acts on behalf of a holder. What is not here belongs
 * to the whole account: forms, frames, templates and pictures of these are for all colleagues to use.
 */
const views = {
  company: `exists (select from own_places.own_place as own
      where own.account_id = each.account_id and own.company_id = each.id)
    or exists (select from access_place as chosen where chosen.holder_id = ${holder}
      and chosen.account_id = each.account_id and chosen.company_id = each.id)`,
  location: atPlace('each.id'),
  code: atPlace('each.location_id'),
  // All places of a code that hangs or hung at one of them: figures tell by them which place was its first.
  code_place: `exists (select from code_place as place
    join own_places.own_place as own on own.account_id = place.account_id
      and own.location_id = place.location_id
    where place.account_id = each.account_id and place.code_id = each.code_id)`,
  feedback: atPlaceOf('occurred_at'),
  scan: atPlaceOf('scanned_at'),
  alarm: atPlace('each.location_id'),
  board: atPlace('each.location_id'),
  picture: `exists (select from own_places.feedback as answer
    where answer.account_id = each.account_id and answer.id = each.feedback_id)`,
  notification: `exists (select from own_places.alarm as about
      where about.account_id = each.account_id and about.id = each.alarm_id)
    or (exists (select from own_places.code as about
        where about.account_id = each.account_id and about.id = each.code_id)
      and (each.feedback_id is null or exists (select from own_places.feedback as answer
        where answer.account_id = each.account_id and answer.id = each.feedback_id)))
    or (each.membership_id is not null and exists (select from own_places.feedback as answer
      where answer.account_id = each.account_id and answer.id = each.feedback_id))`,
  // Only what took answers of theirs, and nothing else.
  deletion: `each.kind = 'feedback' and exists (select from own_places.feedback as answer
    where answer.account_id = each.account_id and answer.deletion_id = each.id)`,
} as const;

/** Writes through these views stay within them. */
const writable = new Set<string>(['company', 'location', 'code', 'feedback', 'picture', 'board']);

/** The pause before looking again whether another process is done with the tables. */
const againMs = 50;

/** Removes the views, so that the tables under them can be changed. */
export const dropOwnPlaces = async (database: Database): Promise<void> => {
  await sql`drop schema if exists own_places cascade`.execute(database);
};

/** The statements that make the views. */
const statements = [
  'create schema own_places',
  `create view own_places.own_place as
    select location.account_id, location.id as location_id, location.company_id
    from access_place as chosen join location on location.account_id = chosen.account_id
      and (location.id = chosen.location_id or location.company_id = chosen.company_id)
    where chosen.holder_id = ${holder}`,
  ...Object.entries(views).map(([table, condition]) => {
    const check = writable.has(table) ? 'with local check option' : '';
    return `create view own_places.${table} as select * from ${table} as each where ${condition} ${check}`;
  }),
];

/** Finds the end of a statement that locks what it reads. */
const lockPattern = /\bfor (?:no key )?(?:update|share)\s*$/i;

/** Finds the tables that a statement writes to. */
const writePattern = /\b(?:update|insert into|delete from) "?([a-z_]+)/g;

/** True for a statement that Citus would refuse: one that writes to views, or locks rows through them. */
const needsShard = (text: string) =>
  lockPattern.test(text) ||
  [...text.matchAll(writePattern)].some(([, table]) => Object.hasOwn(views, table ?? ''));

/**
 * The text of a statement for the shard of an account. On behalf of a holder of chosen places it reads and changes the
 * views, which are made before it of the tables of the shard.
 */
export function toShardText(query: CompiledQuery, tables: ReadonlySet<string>): string {
  const owner = holders.get(query.query);
  if (owner === undefined) return writeShardText(query, tables);
  return writeShardText(query, tables, {
    isView: (table) => Object.hasOwn(views, table),
    before: (schema) =>
      [
        'set local citus.enable_ddl_propagation = off',
        `set local hearback.holder = ${pg.escapeLiteral(owner)}`,
        ...statements.map((statement) => statement.replaceAll('own_places', schema)),
        `select set_config('search_path', '${schema}, ' || current_setting('search_path'), true)`,
      ].join(';'),
    after: (schema) => `drop schema ${schema} cascade`,
  });
}

/** Names these statements in the comment of the schema. */
const version = hash('sha256', statements.join(';'));

/** True if the views are there as this version makes them. */
export const isCovered = async (database: Database): Promise<boolean> => {
  const { rows } = await sql<{ version: string | null }>`
    select obj_description(oid, 'pg_namespace') as version from pg_namespace
    where nspname = 'own_places'`.execute(database);
  return rows[0]?.version === version;
};

/**
 * Makes the views of today's tables. A migration removes them; where they are as they should be, they stay, since
 * other processes may be reading them.
 */
export async function coverOwnPlaces(database: Database): Promise<void> {
  while (!(await isCovered(database))) {
    const isDone = await database.transaction().execute(async (inside) => {
      // Not while another process partitions the tables: each would wait for a table that the other holds. Nor
      // does this transaction wait for its end, since partitioning waits for transactions that began before.
      const { rows } = await sql<{ is_mine: boolean }>`
        select pg_try_advisory_xact_lock(${cutTurn}::int, 0) as is_mine`.execute(inside);
      if (!rows[0]?.is_mine) return false;
      await dropOwnPlaces(inside);
      for (const statement of statements) await sql.raw(statement).execute(inside);
      await sql.raw(`comment on schema own_places is '${version}'`).execute(inside);
      return true;
    });
    if (!isDone) await wait(againMs);
  }
}
