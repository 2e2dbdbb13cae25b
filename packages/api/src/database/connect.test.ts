import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { connectTestDatabase } from '../test/connectTestDatabase.ts';
import { newId } from '../tools/ids.ts';
import { connectPostgres, type Connection } from './connect.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';

it.runIf(server)('limits each statement while serving, and none while migrating', async () => {
  const limitsOf = async (work: 'serving' | 'migrating') => {
    const { database, engine, close } = connectPostgres(server, undefined, work);
    const { rows } = await sql<{
      name: string;
      setting: string;
    }>`select name, setting from pg_settings
      where name in ('statement_timeout', 'idle_in_transaction_session_timeout')`.execute(database);
    const own = engine.kind === 'postgres' ? engine.pool.options.query_timeout : undefined;
    await close();
    return { ...Object.fromEntries(rows.map(({ name, setting }) => [name, setting])), own };
  };

  expect(await limitsOf('serving')).toEqual({
    statement_timeout: '10000',
    idle_in_transaction_session_timeout: '15000',
    own: 12_000,
  });
  expect(await limitsOf('migrating')).toEqual({
    statement_timeout: '0',
    idle_in_transaction_session_timeout: '0',
    own: undefined,
  });
});

describe.skipIf(server)('the embedded database of tests', () => {
  const addAccount = ({ database }: Connection) =>
    database.insertInto('account').values({ id: newId(), created_at: new Date() }).execute();
  const ask = ({ engine }: Connection, text: string) => {
    if (engine.kind !== 'embedded') throw new Error('This is about the embedded one.');
    return engine.lite.exec(text);
  };
  /** Changes with every start of PostgreSQL. */
  const startOf = async (connection: Connection) =>
    JSON.stringify(await ask(connection, 'select pg_postmaster_start_time()::text'));
  const stateOf = (connection: Connection) =>
    ask(
      connection,
      `select (select count(*) from account) as accounts, current_setting('work_mem') as work_mem,
        (select is_called from stats_change_id_seq) as counted`,
    );

  it('is the one that was closed before, without its rows and settings', async () => {
    const one = await connectTestDatabase();
    const [start, empty] = [await startOf(one), await stateOf(one)];
    await addAccount(one);
    await ask(one, `set work_mem = '77MB'; select nextval('stats_change_id_seq')`);
    expect(await stateOf(one)).not.toEqual(empty);
    await one.close();

    const other = await connectTestDatabase();
    expect(await startOf(other)).toBe(start);
    expect(await stateOf(other)).toEqual(empty);
    await expect(addAccount(one)).rejects.toThrow('closed');
    await other.close();
  });

  it.each([
    'create table of_a_test ()',
    'drop table letter',
    'alter database postgres set work_mem = 1024',
    'delete from kysely_migration',
  ])('is another one after: %s', async (statement) => {
    const one = await connectTestDatabase();
    const start = await startOf(one);
    await ask(one, statement);
    await one.close();

    const other = await connectTestDatabase();
    expect(await startOf(other)).not.toBe(start);
    await other.close();
  });
});
