import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { connectTestDatabase } from '../test/connectTestDatabase.ts';
import { currentWork, type Span } from '../tracing/currentWork.ts';
import type { Connection } from './connect.ts';
import { nameStatement } from './watchStatements.ts';

const requestId = 'request-of-a-browser';
const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('the name of a statement', () => {
  it.each([
    ['select "id" from "feedback" where "comment" = $1', 'select feedback'],
    ['insert into "person" ("email") values ($1)', 'insert person'],
    ['update "session" set "ended_at" = $1', 'update session'],
    ['with won as (update refresh_token set used_at = $1) select 1', 'with refresh_token'],
    ["\n  delete from letter where kind = 'x@y.example'", 'delete letter'],
    ['commit', 'commit'],
    ['', 'statement'],
  ])('of %s is %s', (text, name) => {
    expect(nameStatement(text)).toBe(name);
  });
});

describe('a statement', () => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await connectTestDatabase();
  });
  afterAll(() => connection.close());

  it('is told of, with how long it took and whether it failed', async () => {
    const told: boolean[] = [];
    let waits = 0;
    connection.watch.took = (seconds, failed) => {
      expect(seconds).toBeGreaterThanOrEqual(0);
      told.push(failed);
    };
    connection.watch.waited = () => (waits += 1);

    await sql`select 1`.execute(connection.database);
    await sql`select nothing`.execute(connection.database).catch(() => undefined);

    expect(told).toEqual([false, true]);
    expect(waits).toBe(2);
  });

  it('is a step of what is being done, without its values', async () => {
    const steps: unknown[] = [];
    const span: Span = {
      traceparent,
      isKept: true,
      begin: (...step) => {
        steps.push(step);
        return span;
      },
      end: (ended) => void steps.push(ended),
    };

    await currentWork.run({ requestId, span }, () =>
      connection.database.selectFrom('person').where('email', '=', 'a@b.example').execute(),
    );

    expect(steps).toEqual([
      ['select person', 'client', { 'db.system.name': 'postgresql' }],
      { failed: false },
    ]);
  });

  it.runIf(process.env['TEST_DATABASE_URL'])(
    'says in the log of the server which request it belongs to',
    async () => {
      const ask = async () => {
        const { rows } = await sql<{ query: string }>`
          select query from pg_stat_activity where pid = pg_backend_pid()`.execute(
          connection.database,
        );
        return rows[0]?.query;
      };
      const span: Span = { traceparent, isKept: true, begin: () => span, end: () => undefined };

      expect(await currentWork.run({ requestId }, ask)).toMatch(
        / \/\*request_id='request-of-a-browser'\*\/$/,
      );
      expect(await currentWork.run({ requestId, span }, ask)).toMatch(
        new RegExp(` /\\*request_id='${requestId}',traceparent='${traceparent}'\\*/$`),
      );
      expect(await currentWork.run({ requestId: "x*/'; drop table person" }, ask)).not.toContain(
        'drop ',
      );
      expect(await ask()).not.toContain('/*');
    },
  );
});
