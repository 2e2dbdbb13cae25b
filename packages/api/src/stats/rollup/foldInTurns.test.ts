import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { createTestApi, type TestApi } from '../../test/createTestApi.ts';
import { openStatsShop } from '../../test/openStatsShop.ts';
import { fold, foldInTurns } from './fold.ts';
import { statsChangesSql } from '../statsChanges.sql.ts';
import { statsCodesSql } from '../statsCodes.sql.ts';

let api: TestApi;
let at: Awaited<ReturnType<typeof openStatsShop>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  at = await openStatsShop(api);
});

/** Folds, and does something of its own before each question and before it writes. */
const foldWhile = async (others: (() => Promise<unknown>)[], size?: number) => {
  const { store } = api;
  const between = () => others.shift()?.();
  const changes = { ...statsChangesSql };
  vi.spyOn(statsChangesSql, 'scans').mockImplementation(async (...asked) => {
    await between();
    return changes.scans(...asked);
  });
  vi.spyOn(statsChangesSql, 'answers').mockImplementation(async (...asked) => {
    await between();
    return changes.answers(...asked);
  });
  const codes = { ...statsCodesSql };
  vi.spyOn(statsCodesSql, 'places').mockImplementation(async (...asked) => {
    await between();
    return codes.places(...asked);
  });
  vi.spyOn(statsCodesSql, 'visitors').mockImplementation(async (...asked) => {
    await between();
    return codes.visitors(...asked);
  });
  const folded = await foldInTurns(
    {
      ...store,
      transact: async (work) => {
        await between();
        return store.transact(work);
      },
    },
    at.accountId,
    size,
  );
  vi.restoreAllMocks();
  expect(others).toEqual([]);
  return folded;
};

const setZone = (zone: string) =>
  sql`
  update location set timezone = ${zone} where account_id = ${at.accountId}`.execute(api.database);

it('is exact wherever the log is cut', async () => {
  const ids: unknown[] = [];
  for (const rating of [1, 2, 3, 4, 5]) ids.push(...(await at.answer({ rating }, { rating })));
  await at.change('feedback', ids.slice(0, 6), { deleted_at: new Date() });
  await at.change('feedback', ids.slice(2, 8), { rating: 10 });
  const counted = await at.sum();
  while ((await foldInTurns(api.store, at.accountId, 3)).waits) {
    expect(await at.sum()).toEqual(counted);
  }
  expect(await at.waiting()).toBe(0);
  await at.expectExact();
});

it('is exact whatever happens between its questions', async () => {
  const ids = await at.answer({ rating: 1 }, { rating: 2, comment: 'Good soup' }, { rating: 3 });
  await at.scan({ visitor: 'ada' }, { visitor: 'bob' });
  const folded = await foldWhile([
    () => at.answer({ rating: 9, comment: 'Cold soup' }),
    () => at.change('feedback', ids.slice(0, 1), { rating: 10 }),
    () => at.scan({ visitor: 'ada' }, { visitor: 'eve' }),
    () => at.change('feedback', ids.slice(1, 2), { deleted_at: new Date() }),
    () => at.scan({ visitor: 'joe' }),
  ]);
  expect(folded).toEqual({ size: 5, waits: false, isBusy: false });
  expect(await at.waiting()).toBeGreaterThan(0);
  expect(await at.sum()).toMatchObject({ submissions: 3, scans: 5, unique_scans: 4 });
  while ((await foldInTurns(api.store, at.accountId)).waits);
  await at.expectExact();
});

it('counts nothing twice that somebody else has folded meanwhile', async () => {
  await at.answer({ rating: 1 }, { rating: 2 });
  await at.scan({ visitor: 'ada' });
  await foldWhile([
    async () => undefined,
    async () => undefined,
    () => fold(api.store, at.accountId),
  ]);
  expect(await at.sum()).toMatchObject({ submissions: 2, scans: 1 });
  await at.expectExact();
});

it('takes the clock that a place was given meanwhile', async () => {
  await at.answer({ rating: 1, occurred_at: '2026-11-02T23:30:00Z' });
  await at.scan({ visitor: 'ada', scanned_at: '2026-11-02T23:29:00Z' });
  await foldWhile([
    () => setZone('Pacific/Auckland'),
    async () => undefined,
    () => setZone('America/Lima'),
  ]);
  await at.foldAll();
  // At half past six in the evening in Lima it is still the same day, in Auckland the next one.
  expect([...(await api.tools.rollup.byDay(at.accountId, 'account', [''], {})).keys()]).toEqual([
    '2026-11-02',
  ]);
  await at.expectExact();
});
