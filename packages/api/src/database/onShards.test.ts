import { PostgresAdapter, type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { citusWorkers } from '../test/askServer.ts';
import { connectTestDatabase } from '../test/connectTestDatabase.ts';
import type { Connection } from './connect.ts';
import { isDatabaseDown } from './databaseErrors.ts';
import { isDistributed, runForAccount, runForAccounts, runOnShard } from './onShards.ts';
import { toShardText } from './ownPlaces.ts';
import { lookUpShardedTables } from './shardText.ts';

const one = '01900000-0000-7000-8000-000000000001';
const other = '01900000-0000-7000-8000-000000000002';
const tables = new Set(['account', 'company']);

let connection: Connection;

beforeAll(async () => {
  connection = await connectTestDatabase();
  for (const id of [one, other]) {
    await sql`insert into account (id, created_at) values (${id}, now())`.execute(
      connection.database,
    );
  }
});
afterAll(() => connection.close());

/** The text without its random word. */
const textOf = (statement: RawBuilder<unknown>): string => {
  const text = toShardText(statement.compile(connection.database), tables);
  const [word = ''] = text.split('\n');
  expect(word).toMatch(/^t[0-9a-f]{16}$/);
  return text.slice(word.length + 1).replaceAll(`{${word} `, '{');
};

const add = (accountId: string, name: string) => sql<{ id: string; name: string }>`
  with added as (
    insert into company (account_id, id, name, address, registration_number, representative)
    select account.id, ${accountId}::uuid, ${name}, 'Main Street', '1', 'Ann'
    from account where account.id = ${accountId} returning id, name)
  select id, name from added`;

describe('a statement for a shard', () => {
  it('names its tables with their aliases, and nothing else', () => {
    const text = textOf(
      sql`update company set name = 'x' from account as own
        where "company".account_id = own.id and company.name is distinct from own.name
          and exists (select from unnest(array[1])) for update of company`,
    );
    expect(text).toContain('update {company company} set');
    expect(text).toContain('from {account own}');
    expect(text).toContain('distinct from own.name');
    expect(text).toContain('for update of company');
    expect(text.match(/\{/g)).toHaveLength(2);
  });

  it('carries what was passed as literals, with quotes, dates, bytes and nothing', () => {
    const at = new Date(0);
    const bytes = new Uint8Array([0, 255]);
    const list = ['a "b" \\c, {d}', "O'Neil"];
    const statement = sql`select ${"O'Neil $1"}, ${at}, ${bytes}, ${null}, ${true}, ${7}, ${list}`;
    expect(textOf(statement)).toBe(
      `select 'O''Neil $1', '1970-01-01T00:00:00.000Z',  E'\\\\x00ff', null, 'true', '7',  E'{"a \\\\"b\\\\" \\\\\\\\c, {d}","O''Neil"}'`,
    );
  });

  it('does there what it does here, and leaves no trace of its own', async () => {
    const name = "O'Neil & {company company} {t00 company company} $1 Sons";
    const text = toShardText(add(one, name).compile(connection.database), tables);
    expect(await runOnShard(connection.database, one, text)).toEqual([{ id: one, name }]);
    expect(await runForAccount(connection.database, other, add(other, name))).toEqual([
      { id: other, name },
    ]);
    const { rows } = await sql`select from shard_work`.execute(connection.database);
    expect(rows).toEqual([]);
  });

  it('of several accounts runs for each row once', async () => {
    const rows = await runForAccounts(
      connection.database,
      [{ account_id: one }, { account_id: other }],
      (given) => sql<{ id: string }>`
        select account.id from account
        join json_to_recordset(${given}) as given (account_id uuid) on given.account_id = account.id`,
    );
    expect(rows.map(({ id }) => id).toSorted()).toEqual([one, other]);
  });

  it.runIf(citusWorkers().length > 0)(
    'of several accounts reaches the others when the node of one goes away',
    async () => {
      const away: { accountId: string; isDown: boolean }[] = [];
      const rows = await runForAccounts(
        connection.database,
        [{ account_id: one }, { account_id: other }],
        (given) => sql<{ account_id: string }>`
          select account_id, case when account_id = ${one} then pg_terminate_backend(pg_backend_pid()) end
          from json_to_recordset(${given}) as given (account_id uuid)`,
        (accountId, error) => away.push({ accountId, isDown: isDatabaseDown(error) }),
      );
      expect(rows.map(({ account_id: accountId }) => accountId)).toEqual([other]);
      expect(away).toEqual([{ accountId: one, isDown: true }]);
    },
  );

  it('knows a database whose node went away in the middle of a transaction', () => {
    const said = 'failure on connection marked as essential: 127.0.0.1:5432';
    const error = Object.assign(new Error(said), { code: 'XX000' });
    expect(isDatabaseDown(error)).toBe(true);
    expect(isDatabaseDown(Object.assign(new Error('cache lookup failed'), { code: 'XX000' }))).toBe(
      false,
    );
  });

  it('undoes all of it when a part fails', async () => {
    const broken = toShardText(
      sql`with gone as (delete from company where account_id = ${one} returning id)
        select 1 / (select count(*) - 1 from gone)`.compile(connection.database),
      tables,
    );
    await expect(runOnShard(connection.database, one, broken)).rejects.toThrow(/zero/);
    const { rows } = await sql`select from company where account_id = ${one}`.execute(
      connection.database,
    );
    expect(rows).toHaveLength(1);
  });

  it('is looked up again after the database could not be asked, and once if it could', async () => {
    const adapter = new PostgresAdapter();
    const answers = [new Error('The database is down.'), [{ has_citus: false }]];
    const ask = <Row>(): Promise<Row[]> => {
      const answer = answers.shift();
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as Row[]);
    };
    await expect(lookUpShardedTables(adapter, ask)).rejects.toThrow('The database is down.');
    expect(await lookUpShardedTables(adapter, ask)).toBeUndefined();
    expect(await lookUpShardedTables(adapter, ask)).toBeUndefined();
    expect(answers).toEqual([]);
  });

  it('knows whether the database is distributed', async () => {
    expect(await isDistributed(connection.database)).toBe(
      (process.env['TEST_CITUS_WORKERS'] ?? '') !== '',
    );
  });
});
