import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { openStatsShop } from '../test/openStatsShop.ts';
import { readAnswer } from '../test/workspace.ts';
import { portions } from './finishDeletion.ts';

/** More than go at once, in the portions of this file. */
const many = 90;
const usual = { ...portions };

let api: TestApi;
let at: Awaited<ReturnType<typeof openStatsShop>>;
beforeAll(async () => {
  Object.assign(portions, { atOnce: 40, batch: 25 });
  api = await createTestApi();
});
beforeEach(async () => {
  at = await openStatsShop(api);
});
afterAll(async () => {
  Object.assign(portions, usual);
  await api.close();
});

const leave = async (count: number) => {
  await at.answer(...Array.from({ length: count }, (_, index) => ({ rating: 1 + (index % 10) })));
  await at.answer({ is_spam: true });
  await at.scan(...Array.from({ length: count }, () => ({})));
  await at.foldAll();
};

/** How many answers and scans are there, those of programs left out. */
const live = async () => {
  const count = (table: string) => sql`
    (select count(*)::int from ${sql.table(table)}
     where account_id = ${at.accountId} and deleted_at is null)`;
  const { rows } = await sql<{ answers: number; scans: number; rests: number }>`
    select ${count('feedback')} as answers, ${count('scan')} as scans,
      (select count(*)::int from deletion_rest where account_id = ${at.accountId}) as rests`.execute(
    api.database,
  );
  return rows[0];
};

interface Removal {
  deletion: string;
  cascade: object;
}

const remove = () =>
  readAnswer<Removal>(api.as(at.owner).delete(`/company/${at.shop.company.id}/`));
const restore = async ({ deletion }: Removal) => {
  const answer = await api.as(at.owner).post(`/deletion/${deletion}/restore/`);
  expect(answer.status).toBe(200);
};

const nothing = { answers: 0, scans: 0, rests: 0 };

it('takes a few thousand answers at once, and asks for nothing to be done afterwards', async () => {
  await leave(20);
  const asked = api.jobs.length;
  const removal = await remove();

  expect(removal.cascade).toEqual({ locations: 1, codes: 1, feedback: 20 });
  expect(await live()).toEqual(nothing);
  await restore(removal);
  expect(await live()).toEqual({ answers: 21, scans: 20, rests: 0 });
  expect(api.jobs.slice(asked).map(({ name }) => name)).not.toContain('finishDeletion');
  await at.expectExact();
});

it('takes many afterwards, and gives them back the same way, whenever that is asked for', async () => {
  await leave(many);
  const all = { answers: many + 1, scans: many, rests: 0 };

  const first = await remove();
  expect(first.cascade).toEqual({ locations: 1, codes: 1, feedback: many });
  expect(await live()).toMatchObject({ answers: many - 39, scans: many, rests: 1 });

  // Taken back while most of it is still there.
  await restore(first);
  await api.runJobs();
  expect(await live()).toEqual(all);

  const second = await remove();
  await api.runJobs();
  expect(await live()).toEqual(nothing);
  expect((await at.sum()).submissions).toBe(0);

  // Deleted again while most of it is still gone.
  await restore(second);
  expect(await live()).toMatchObject({ scans: 0, rests: 1 });
  const third = await remove();
  await api.runJobs();
  expect(await live()).toEqual(nothing);

  await restore(third);
  await api.runJobs();
  expect(await live()).toEqual(all);
  await at.expectExact();
});
