import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Submission } from './submissions.sql.ts';
import { answerFor } from '../test/answerFor.ts';
import { citusWorkers } from '../test/askServer.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import { makeOpenWorkspace, visitorsAnswer } from '../test/workspace.ts';
import { createIngestion } from './createIngestion.ts';

let api: TestApi;
let owner: TestPerson;
let code: { id: string; slug: string; form: string | null };

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.addPerson('owner');
});
beforeEach(async () => {
  ({ code } = await makeOpenWorkspace(api, owner));
});
afterAll(() => api.close());

const submit = (answer = visitorsAnswer()) =>
  api.as(guest).post(`/survey/${code.slug}/submit/`, answer);

const countAnswers = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from feedback where code_id = ${code.id}`.execute(api.database);
  return rows[0]?.count ?? 0;
};

const submission = (changes: Partial<Submission> = {}): Submission =>
  answerFor({
    account_id: owner.accountId,
    code_id: code.id,
    form_id: code.form ?? '',
    ...changes,
  });

const asked = () => {
  let times = 0;
  const ingestion = createIngestion({
    ...api.store,
    tellSoon: () => {
      times += 1;
    },
    judgeSoon: () => undefined,
  });
  return { ingestion, times: () => times };
};

describe('answers written together', () => {
  it('fare each on its own: one that the database refuses fails alone', async () => {
    const { ingestion } = asked();
    const twin = submission();
    const given = [
      submission(),
      submission({ rating: 77 }),
      twin,
      { ...twin, id: api.tools.newId(), scan_id: api.tools.newId() },
      submission({ code_id: crypto.randomUUID() }),
      submission({ comment: 'a\0b' }),
      submission(),
    ];
    const fates = await Promise.allSettled(given.map((one) => ingestion.keep(one)));
    expect(fates.map((fate) => (fate.status === 'fulfilled' ? fate.value : 'failed'))).toEqual([
      'new',
      'failed',
      expect.stringMatching(/new|known/),
      expect.stringMatching(/new|known/),
      'gone',
      'failed',
      'new',
    ]);
    expect(await countAnswers()).toBe(3);
  });

  it('are announced once for all of them, and not for those of programs', async () => {
    const real = asked();
    await Promise.all([1, 2, 3].map(() => real.ingestion.keep(submission())));
    expect(real.times()).toBe(1);

    const programs = asked();
    expect(await programs.ingestion.keep(submission({ is_spam: true }))).toBe('new');
    expect(programs.times()).toBe(0);
    const { rows } = await sql<{ answers: number; scans: number; waiting: number }>`
      select (select count(*) from feedback where code_id = ${code.id}) as answers,
        (select count(*) from scan where code_id = ${code.id}) as scans,
        (select count(*) from feedback_arrival as arrival
          join feedback on feedback.account_id = arrival.account_id and feedback.id = feedback_id
          where code_id = ${code.id}) as waiting`.execute(api.database);
    expect(rows).toEqual([{ answers: 4, scans: 3, waiting: 3 }]);
  });
});

describe('a code that another process has just', () => {
  const known = visitorsAnswer();

  it('paused takes nothing, but what it has keeps its receipt, and what was late is taken', async () => {
    const { receipt } = (await (await submit(known)).json()) as { receipt: string };
    const before = new Date(Date.now() - 60_000).toISOString();
    await sql`update code set state = 'paused', paused_at = now() - interval '1 second'
      where id = ${code.id}`.execute(api.database);

    expect((await submit()).status).toBe(409);
    const again = await submit(known);
    expect([again.status, await again.json()]).toEqual([200, { receipt }]);
    expect((await submit(visitorsAnswer({ occurred_at: before }))).status).toBe(201);
    expect(await countAnswers()).toBe(2);
  });

  it('deleted takes nothing', async () => {
    expect((await submit()).status).toBe(201);
    await sql`update code set deleted_at = now() where id = ${code.id}`.execute(api.database);
    expect((await submit()).status).toBe(404);
    expect(await countAnswers()).toBe(1);
  });
});

const server = process.env['TEST_DATABASE_URL'];

// On Citus it is a connection of a node that waits for the code.
const isOneServer = server !== undefined && citusWorkers().length === 0;
describe.runIf(isOneServer)('a connection that breaks while answers are written', () => {
  it('is 503 to whoever waits for it, and none is there twice when they come again', async () => {
    const { engine } = api.tools;
    if (engine.kind !== 'postgres') throw new Error('This is about PostgreSQL.');
    const holder = new pg.Client(engine.pool.options);
    await holder.connect();
    // The batch has to wait for the code, so that it can be met in the middle.
    await holder.query('begin');
    await holder.query('select from code where account_id = $1 and id = $2 for update', [
      owner.accountId,
      code.id,
    ]);

    const answers = Array.from({ length: 40 }, () => visitorsAnswer());
    const sending = Promise.all(answers.map((answer) => submit(answer)));
    const killed = async () => {
      const { rowCount } = await holder.query(`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return rowCount ?? 0;
    };
    await expect.poll(killed).toBeGreaterThan(0);
    await holder.query('rollback');
    await holder.end();

    const statuses = new Set((await sending).map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
    expect(statuses).toContain(503);
    // A connection may have broken without anybody having noticed yet: who uses it first comes again.
    const refusedAgain = async () => {
      const again = await Promise.all(answers.map((answer) => submit(answer)));
      return again.map(({ status }) => status).filter((status) => status !== 200 && status !== 201);
    };
    await expect.poll(refusedAgain).toEqual([]);
    expect(await countAnswers()).toBe(40);
  });
});
