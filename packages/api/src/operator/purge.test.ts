import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { goodPassword, guest } from '../test/people.ts';
import { sendAsVisitor } from '../test/sendAsVisitor.ts';
import { tokenIn } from '../test/tokenIn.ts';
import { makeOpenWorkspace, visitorsAnswer } from '../test/workspace.ts';
import { purge } from './purge.ts';
import { peopleSql } from '../account/people.sql.ts';

const dayMs = 86_400_000;
const email = 'ada@example.com';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  api.clock.skewMs = 0;
  await api.database.deleteFrom('account').execute();
});
afterAll(() => api.close());

const register = () =>
  api.as(guest).post('/user/register/', {
    first_name: 'Ada',
    last_name: 'Owner',
    email,
    password: goodPassword,
    agree_terms: true,
    language: 'en-US',
  });

const daysLater = async (days: number) => {
  api.clock.skewMs = days * dayMs;
  await purge(api.tools);
};

const isThere = async () => (await peopleSql.findByEmail(api.store.db, email)) !== undefined;

const count = async (table: 'session' | 'refresh_token' | 'one_time_token') =>
  (await api.database.selectFrom(table).select('account_id').execute()).length;

it('gives an address free that nobody activated for seven days', async () => {
  await register();

  await daysLater(6.9);
  expect(await isThere()).toBe(true);

  await daysLater(7.1);
  expect(await isThere()).toBe(false);
  expect((await register()).status).toBe(201);
});

it('waits on for one who asked for another letter', async () => {
  await register();
  api.clock.skewMs = 5 * dayMs;
  await api.as(guest).post('/user/request_activation_link/', { email });

  await daysLater(11);
  expect(await isThere()).toBe(true);

  await daysLater(13);
  expect(await isThere()).toBe(false);
});

it('leaves an account alone that was ever used, active or not', async () => {
  await register();
  const [letter] = await api.runJobs();
  const headers = { Authorization: `Token ${tokenIn(letter)}` };
  await api.fetch('/api/user/activate_account/', { headers });

  await daysLater(400);
  expect(await isThere()).toBe(true);

  await api.database.updateTable('person').set({ is_active: false }).execute();
  await daysLater(401);
  expect(await isThere()).toBe(true);
});

it('keeps sessions as long as a token of theirs could live', async () => {
  const { email: address } = await api.addPerson('owner');
  await api.database.deleteFrom('session').execute();
  await api.as(guest).post('/user/login/', { email: address, password: goodPassword });

  await daysLater(1.9);
  expect([await count('session'), await count('refresh_token')]).toEqual([1, 1]);

  await daysLater(2.1);
  expect([await count('session'), await count('refresh_token')]).toEqual([0, 0]);
});

it('lets an expired link say for a month that it has expired', async () => {
  const { email: address } = await api.addPerson('owner');
  await api.as(guest).post('/user/recover/', { email: address });
  const headers = { Authorization: `Token ${tokenIn((await api.runJobs())[0])}` };
  const statusOf = async () => (await api.fetch('/api/user/change_pass/', { headers })).status;

  await daysLater(29);
  expect(await statusOf()).toBe(410);

  await daysLater(31);
  expect(await statusOf()).toBe(401);
  expect(await count('one_time_token')).toBe(0);
});

it('forgets that an answer waits to be judged and announced once it is deleted', async () => {
  const owner = await api.addPerson('owner');
  const { code } = await makeOpenWorkspace(api, owner);
  for (const comment of ['Kept.', 'Deleted.']) {
    await sendAsVisitor(api, code.slug, 'submit', visitorsAnswer({ comment }));
  }
  await sql`
    insert into feedback_unjudged (account_id, feedback_id)
    select account_id, id from feedback on conflict do nothing`.execute(api.database);
  await sql`delete from feedback where comment = 'Deleted.'`.execute(api.database);

  await purge(api.tools);

  for (const table of ['feedback_arrival', 'feedback_unjudged']) {
    const { rows } = await sql`
      select comment from ${sql.table(table)} as noted
      left join feedback on feedback.account_id = noted.account_id
        and feedback.id = noted.feedback_id`.execute(api.database);
    expect(rows).toEqual([{ comment: 'Kept.' }]);
  }
});
