import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { connectPostgres } from './connect.ts';

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
