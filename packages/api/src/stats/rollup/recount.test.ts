import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import type { Store } from '../../database/store.ts';
import { createTestApi, type TestApi } from '../../test/createTestApi.ts';
import { openStatsShop } from '../../test/openStatsShop.ts';
import { readAnswer } from '../../test/workspace.ts';
import { compareAccount } from './compareAccount.ts';
import { createRollup } from './createRollup.ts';
import { fold, recountCode } from './fold.ts';
import { writeDeltas } from './Deltas.ts';
import { statsCodesSql } from '../statsCodes.sql.ts';

const real = { ...statsCodesSql };

let api: TestApi;
let at: Awaited<ReturnType<typeof openStatsShop>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  at = await openStatsShop(api);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The store, as if there were more rows than fit into memory. */
const large = () => {
  vi.spyOn(statsCodesSql, 'extent').mockImplementation(async (...about) => ({
    ...(await real.extent(...about)),
    isLarge: true,
  }));
  return api.store;
};

/** Answers and scans around midnight of the last days of months, also where clocks are set. */
const leaveAtEdges = async () => {
  const moments = [
    '2025-12-31T22:59:59Z',
    '2025-12-31T23:00:00Z',
    '2026-02-28T22:59:59Z',
    '2026-03-28T23:30:00Z',
    '2026-03-31T21:59:59.999999Z',
    '2026-03-31T22:00:00Z',
    '2026-10-25T00:30:00Z',
    '2026-10-25T01:30:00Z',
    '2026-10-31T23:00:00Z',
  ];
  await at.answer(
    ...moments.map((occurred_at) => ({
      occurred_at,
      rating: 7,
      comment: 'Good soup',
      duration: 9,
    })),
  );
  await at.scan(...moments.map((scanned_at) => ({ scanned_at, visitor: 'ada' })));
};

const setClock = (timezone: string) =>
  sql`
    update location set timezone = ${timezone}
    where account_id = ${at.accountId} and id = ${at.shop.location.id}`.execute(api.database);

it('counts many rows month by month, each of them once', async () => {
  await leaveAtEdges();
  await at.foldAll();
  expect((await compareAccount(large(), at.accountId)).differences).toEqual([]);
  await sql`
    update stats_cell set submissions = submissions + 1
    where account_id = ${at.accountId} and kind = 'account' and grain = 'month'
      and starts = '2026-03-01'`.execute(api.database);
  expect((await compareAccount(large(), at.accountId)).differences).toMatchObject([
    { kind: 'account', grain: 'month', starts: '2026-03-01', stored: '3', counted: '2' },
  ]);
});

it('takes a code with many rows to another clock month by month', async () => {
  await leaveAtEdges();
  await at.foldAll();
  await setClock('Asia/Tokyo');
  const tools = large();
  for (const move of await statsCodesSql.moved(tools.db, at.accountId)) {
    await recountCode(tools, at.accountId, move, (deltas) =>
      writeDeltas(tools, at.accountId, deltas),
    );
    await statsCodesSql.note(tools.db, at.accountId, [move.now]);
  }
  expect((await compareAccount(api.store, at.accountId)).differences).toEqual([]);
});

it('counts codes that moved a few at a time, and tells the right sums in between', async () => {
  const other = await readAnswer<{ id: string }>(
    api.as(at.owner).post('/code/', {
      name: 'Door',
      site: at.shop.location.id,
      form: at.shop.form.id,
      frame: at.shop.frame.id,
    }),
  );
  await leaveAtEdges();
  await at.answer({ code_id: other.id, occurred_at: '2026-10-31T22:30:00Z' });
  await at.foldAll();
  await setClock('Asia/Tokyo');

  // Each code takes all the time there is.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 10_000));
  expect(await fold(api.store, at.accountId)).toMatchObject({ waits: true, isBusy: false });
  expect(await api.tools.rollup.isRecounting(at.accountId)).toBe(true);
  expect(await fold(api.store, at.accountId)).toMatchObject({ waits: false });
  expect(await api.tools.rollup.isRecounting(at.accountId)).toBe(false);
  expect(await at.sum()).toMatchObject({ submissions: 10 });
  await at.expectExact();
});

it('keeps no reader waiting longer than a moment', async () => {
  await leaveAtEdges();
  await at.foldAll();
  await setClock('Asia/Tokyo');

  let calls = 0;
  const rollup = createRollup(
    {
      ...api.store,
      snapshot: (work) => {
        calls += 1;
        // The first is the fold, and takes for ever.
        return calls === 1 ? new Promise(() => undefined) : api.store.snapshot(work);
      },
    },
    { patienceMs: 20 },
  );
  const november = { from: '2026-11-01', to: '2026-11-30' };
  expect(await rollup.sum(at.accountId, 'account', [''], november)).toMatchObject({
    submissions: 1,
  });
  expect(await rollup.isRecounting(at.accountId)).toBe(true);
});

it('leaves connections to visitors, however many figures a page asks for', async () => {
  await leaveAtEdges();
  let [open, most, all] = [0, 0, 0];
  const store: Store = {
    ...api.store,
    readSnapshot: async (work) => {
      open += 1;
      all += 1;
      most = Math.max(most, open);
      return api.store.readSnapshot(work).finally(() => {
        open -= 1;
      });
    },
  };
  const rollup = createRollup(store);
  const askAll = async () => {
    const days = Array.from({ length: 20 }, (_, day) => `2026-10-${day + 10}`);
    const sums = await Promise.all(
      days.map((to) => rollup.sum(at.accountId, 'account', [''], { to })),
    );
    expect(sums.map(({ submissions }) => submissions)).toEqual(
      days.map((day) => (day < '2026-10-25' ? 6 : 8)),
    );
  };
  await askAll();
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(3);
  // Those whose turn came later knew what waits from those who had read it.
  expect(all).toBe(most);
  await askAll();
  expect(all).toBe(most);
});
