import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { purgeDeleted } from '../deletion/purgeDeleted.ts';
import type { StatsOverview } from '../stats/contract.ts';
import { fold } from '../stats/rollup/fold.ts';
import { rebuildAccount } from '../stats/rollup/rebuildStats.ts';
import { answersAt } from '../test/answers.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { statsPages } from '../test/openStatsShop.ts';
import type { TestPerson } from '../test/people.ts';
import { makeOpenWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';

let api: TestApi;
let owner: TestPerson;
let workspace: Awaited<ReturnType<typeof makeOpenWorkspace>>;
let answers: ReturnType<typeof answersAt>;

beforeAll(async () => {
  // Proofs of work begin beyond a hundred a minute, and bursts beyond 25, 150 and 1,000.
  api = await createTestApi({ rateLimitFactor: 5 });
});
beforeEach(async () => {
  owner = await api.addPerson('owner');
  workspace = await makeOpenWorkspace(api, owner);
  answers = answersAt(api, owner, workspace.code.slug);
});
afterAll(() => api.close());

const send = (changes: object = {}, userAgent = 'Mozilla/5.0 (iPhone)') =>
  readAnswer<{ receipt: string }>(
    api.fetch(`/api/survey/${workspace.code.slug}/submit/`, {
      method: 'POST',
      headers: { 'User-Agent': userAgent, 'Content-Type': 'application/json' },
      body: JSON.stringify(visitorsAnswer({ comment: '', ...changes })),
    }),
  );
const many = async (count: number, each: (nth: number) => Promise<unknown>) => {
  await Promise.all(Array.from({ length: count }, (_, nth) => each(nth)));
};
const overview = (setAside: string) =>
  readAnswer<StatsOverview>(
    api.as(owner).get(`/stats/overview/?timeframe=all_time&set_aside=${setAside}`),
  );
const reasons = async () =>
  Object.entries(
    Object.groupBy(
      await answers.list('?set_aside=true&page_size=100'),
      ({ set_aside_reason }) => set_aside_reason ?? '',
    ),
  ).map(([reason, those]) => [reason, those?.length]);
const foldAll = async () => {
  while ((await fold(api.store, owner.accountId)).waits);
};

describe('one scan', () => {
  it('has one answer that counts, however many come at once and later', async () => {
    const scan_token = randomUUID();
    const other = randomUUID();
    await send({ rating: 10, scan_token: other });
    await many(20, (nth) => send({ rating: 1, scan_token }, `Browser ${nth}`));
    await send({ rating: 1, scan_token }, 'Another one');
    expect(await reasons()).toEqual([['same_scan', 20]]);
    expect((await answers.list()).map(({ rating }) => rating).toSorted()).toEqual([1, 10]);
    expect(await overview('exclude')).toMatchObject({ scans: 2, submissions: 2 });
    expect(await overview('include')).toMatchObject({ scans: 2, submissions: 22 });
    expect(await overview('only')).toMatchObject({ scans: 0, submissions: 20 });
  });

  it('has its last answer count where its code says so, and the ones before are set aside', async () => {
    await readAnswer(
      api.as(owner).patch(`/code/${workspace.code.id}/`, { replaces_answers: true }),
    );
    const scan_token = randomUUID();
    const first = { scan_token, rating: 1, client_id: randomUUID() };
    await send(first);
    await send({ scan_token, rating: 2 });
    // One that is sent again replaces nothing.
    await send(first);
    expect((await answers.list()).map(({ rating }) => rating)).toEqual([2]);
    expect(await reasons()).toEqual([['replaced', 1]]);
    expect(await overview('exclude')).toMatchObject({ scans: 1, submissions: 1 });

    await many(10, (nth) => send({ scan_token, rating: 3 }, `Browser ${nth}`));
    expect(await answers.list()).toMatchObject([{ rating: 3 }]);
    expect(await reasons()).toEqual([['replaced', 11]]);
    expect(await overview('include')).toMatchObject({ scans: 1, submissions: 12 });
    // A program's replaces nothing either.
    await send({ scan_token, rating: 10, website: 'https://spam.example' });
    expect(await answers.list()).toMatchObject([{ rating: 3 }]);
    // The owner is told of the one that counts.
    const { rows } = await sql`
      select from feedback_arrival where account_id = ${owner.accountId}`.execute(api.database);
    expect(rows).toHaveLength(1);
    await foldAll();
    expect(await rebuildAccount(api.store, owner.accountId, { onlyCompares: true })).toEqual([]);
  });

  it('of a kiosk is that of many visitors', async () => {
    const scan_token = randomUUID();
    await many(30, () => send({ scan_token, channel: 'kiosk' }));
    expect(await reasons()).toEqual([]);
    expect(await answers.page()).toMatchObject({ count: 30 });
  });

  it('sent again after the connection broke is the same answer', async () => {
    const answer = { scan_token: randomUUID(), client_id: randomUUID() };
    const first = await send(answer);
    expect(await send(answer)).toEqual(first);
    expect(await reasons()).toEqual([]);
  });

  it('that only a program answered is free for its visitor', async () => {
    const scan_token = randomUUID();
    await send({ scan_token, website: 'https://spam.example' });
    await send({ scan_token, rating: 8 });
    expect(await reasons()).toEqual([['hidden_field', 1]]);
    expect(await answers.list()).toMatchObject([{ rating: 8 }]);
  });
});

describe('a burst', () => {
  it('from one device is set aside beyond its first answers, until it is looked at', async () => {
    await many(40, () => send({ rating: 1 }));
    expect(await reasons()).toEqual([['device_burst', 15]]);
    expect(await answers.page()).toMatchObject({ count: 25 });
    // It may be people's: unlike a program's, it is not deleted after a month.
    api.clock.skewMs += 31 * 86_400_000;
    await purgeDeleted(api.tools);
    const ids = (await answers.list('?set_aside=true&page_size=100')).map(({ id }) => id);
    expect(ids).toHaveLength(15);
    await readAnswer(api.as(owner).post('/feedback/bulk_update/', { ids, set_aside: false }));
    expect(await reasons()).toEqual([]);
    expect(await answers.page()).toMatchObject({ count: 40 });
  });

  it('from one network, or at one moment, is told from one of a device', async () => {
    // One of a device, six of a network and forty of a code within ten minutes count.
    const strict = await createTestApi({ rateLimitFactor: 0.2 });
    try {
      const person = await strict.addPerson('strict');
      const { code } = await makeOpenWorkspace(strict, person);
      const sendFrom = (address: string) =>
        readAnswer(
          strict.fetch(
            `/api/survey/${code.slug}/submit/`,
            {
              method: 'POST',
              headers: { 'User-Agent': `Browser ${address}`, 'Content-Type': 'application/json' },
              body: JSON.stringify(visitorsAnswer({ comment: '' })),
            },
            address,
          ),
        );
      await many(7, (nth) => sendFrom(`203.0.113.${nth}`));
      await many(36, (nth) => sendFrom(`198.51.${nth}.7`));
      const aside = await answersAt(strict, person, code.slug).list('?set_aside=true');
      expect(aside.map(({ set_aside_reason }) => set_aside_reason).toSorted()).toEqual([
        'moment_burst',
        'moment_burst',
        'moment_burst',
        'network_burst',
      ]);
      // Nothing of a visitor is kept with it.
      const { rows } = await sql<{ row: string }>`
        select row_to_json(feedback)::text as row from feedback
        where account_id = ${person.accountId}`.execute(strict.database);
      expect(rows.filter(({ row }) => /203\.0\.113|198\.51|Browser/u.test(row))).toEqual([]);
    } finally {
      await strict.close();
    }
  });
});

it('every figure can be seen with and without what is set aside, folded or not', async () => {
  const scan_token = randomUUID();
  await send({ rating: 9, comment: 'Lovely cake', scan_token });
  await send({ rating: 2, comment: 'Dreadful soup', scan_token });
  await api.tools.ingestion.rest();
  const figures = async (setAside: string) =>
    Promise.all(
      statsPages.map((page) =>
        readAnswer<object>(api.as(owner).get(`/stats/${page}/?set_aside=${setAside}`)),
      ),
    );
  const waiting = [await figures('exclude'), await figures('include'), await figures('only')];
  await foldAll();
  expect([await figures('exclude'), await figures('include'), await figures('only')]).toEqual(
    waiting,
  );
  const [, , without] = waiting[0] ?? [];
  const [, , withThem] = waiting[1] ?? [];
  const [, , alone] = waiting[2] ?? [];
  expect([without, withThem, alone]).toMatchObject([
    { total: 1, average: { value: 9 } },
    { total: 2, average: { value: 5.5 } },
    { total: 1, average: { value: 2 } },
  ]);
  expect(waiting.map(([, , , feedback]) => feedback)).toMatchObject([
    { comments: 1 },
    { comments: 2 },
    { comments: 1 },
  ]);
  expect(waiting.map(([, , , , places]) => places)).toMatchObject([
    { locations: [{ submissions: 1 }], codes: [{ submissions: 1 }] },
    { locations: [{ submissions: 2 }], codes: [{ submissions: 2 }] },
    { locations: [{ submissions: 1 }], codes: [{ submissions: 1 }] },
  ]);
  expect(await rebuildAccount(api.store, owner.accountId, { onlyCompares: true })).toEqual([]);
  expect((await api.as(owner).get('/stats/overview/?set_aside=maybe')).status).toBe(400);
});
