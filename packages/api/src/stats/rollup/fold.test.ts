import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestApi, type TestApi } from '../../test/createTestApi.ts';
import { openStatsShop } from '../../test/openStatsShop.ts';
import { fold } from './fold.ts';
import { rebuildAccount, rebuildStats } from './rebuildStats.ts';
import { statsChangesSql } from '../statsChanges.sql.ts';

let api: TestApi;
let at: Awaited<ReturnType<typeof openStatsShop>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  at = await openStatsShop(api);
});

it('loses nothing between two folds, wherever the log is cut', async () => {
  const ids: unknown[] = [];
  for (const rating of [1, 2, 3, 4, 5]) ids.push(...(await at.answer({ rating }, { rating })));
  await at.change('feedback', ids.slice(0, 6), { deleted_at: new Date() });
  await at.change('feedback', ids.slice(0, 4), { deleted_at: null });
  await at.change('feedback', ids.slice(2, 8), { rating: 10 });
  await at.change('feedback', ids.slice(9), { is_spam: true });

  const counted = await at.sum();
  expect(counted).toMatchObject({ submissions: 7, r: [2, 0, 0, 0, 1, 0, 0, 0, 0, 4] });
  let folds = 1;
  while ((await fold(api.store, at.accountId, 3)).waits) {
    folds += 1;
    expect(await at.sum()).toEqual(counted);
  }
  expect(folds).toBeGreaterThan(3);
  await at.expectExact();
});

it('takes a larger part of the log at once when a lot was edited', async () => {
  const ids = await at.answer(...Array.from({ length: 80 }, () => ({ rating: 5 })));
  await at.foldAll();
  for (const id of ids) await at.change('feedback', [id], { rating: 6 });
  expect(await statsChangesSql.pick(api.store.db, at.accountId, 1)).toMatchObject({ size: 4 });
  expect(await statsChangesSql.pick(api.store.db, at.accountId, 10)).toMatchObject({ size: 10 });
});

it('written by a fold that breaks off is nothing', async () => {
  await at.answer({ rating: 7, comment: 'Good soup' });
  const broken = {
    snapshot: (work: Parameters<typeof api.store.snapshot>[0]) =>
      api.store.snapshot(async (inside) => {
        await work(inside);
        throw new Error('the power went');
      }),
  } as Pick<typeof api.store, 'snapshot'>;
  await expect(fold(broken, at.accountId)).rejects.toThrow('the power went');

  expect(await at.waiting()).toBe(1);
  expect(await at.sum()).toMatchObject({ submissions: 1, comments: 1 });
  await at.expectExact();
});

it('is exact while many write and several fold', async () => {
  const write = async (round: number) => {
    const ids = await at.answer(
      ...Array.from({ length: 20 }, () => ({ rating: (round % 10) + 1 })),
    );
    await at.scan({ visitor: `visitor ${round % 3}` }, { visitor: 'ada' });
    await at.change('feedback', ids.slice(0, 5), { deleted_at: new Date() });
  };
  const quietly = () => fold(api.store, at.accountId).catch(() => undefined);
  await Promise.all(
    Array.from({ length: 8 }, (_, round) =>
      Promise.all([write(round), quietly(), quietly(), at.sum()]),
    ),
  );

  expect(await at.sum()).toMatchObject({ submissions: 120, scans: 16, unique_scans: 4 });
  await at.expectExact();
});

it('knows nothing of another account', async () => {
  await at.answer({ rating: 7, comment: 'Good soup' });
  const stranger = await api.addPerson('stranger');
  for (const isFolded of [false, true]) {
    if (isFolded) await at.foldAll();
    const { rollup } = api.tools;
    expect(await rollup.sum(stranger.accountId, 'code', [at.shop.code.id], {})).toMatchObject({
      submissions: 0,
    });
    expect((await rollup.tally(stranger.accountId, 'account', {})).size).toBe(0);
  }
});

it('goes with its account, and holds nobody up', async () => {
  await at.answer({ rating: 7, comment: 'Good soup' });
  await at.foldAll();
  await at.answer({ rating: 7 });
  await sql`delete from account where id = ${at.accountId}`.execute(api.database);
  for (const table of ['stats_cell', 'stats_words', 'stats_change', 'stats_code', 'stats_fold']) {
    const { rows } = await sql`
      select from ${sql.table(table)} where account_id = ${at.accountId}`.execute(api.database);
    expect([table, rows.length]).toEqual([table, 0]);
  }
});

describe('counting anew', () => {
  it('finds what is wrong, says so, and puts it right only when asked to', async () => {
    await at.answer({ rating: 7, comment: 'Good soup' });
    await at.foldAll();
    await at.answer({ rating: 8 });
    await sql`
      update stats_cell set r7 = 3, submissions = 3
      where account_id = ${at.accountId} and kind = 'code' and grain = 'day'`.execute(api.database);
    await sql`
      delete from stats_words where account_id = ${at.accountId} and kind = 'form'`.execute(
      api.database,
    );

    const compare = () => rebuildAccount(api.store, at.accountId, { onlyCompares: true });
    const differences = await compare();
    expect(differences).toContainEqual({
      kind: 'code',
      key: at.shop.code.id,
      grain: 'day',
      starts: '2026-11-02',
      figure: 'r7',
      stored: '3',
      counted: '1',
    });
    expect(new Set(differences.map(({ kind, figure }) => `${kind} ${figure}`))).toEqual(
      new Set(['code submissions', 'code r7', 'form words']),
    );
    expect(await compare()).toEqual(differences);
    expect(await rebuildAccount(api.store, at.accountId)).toEqual(differences);
    expect(await compare()).toEqual([]);
    await at.expectExact();
  });

  it('starts over where nothing can be read', async () => {
    await at.answer({ rating: 7, comment: 'Good soup', duration: 5 });
    await at.foldAll();
    await sql`
      update stats_cell set detail = decode('ff', 'hex')
      where account_id = ${at.accountId}`.execute(api.database);
    await expect(at.sum()).rejects.toThrow(/end in the middle|unknown form/);
    await at.answer({ rating: 8, duration: 6 });
    const lines: string[] = [];
    const rebuild = (onlyCompares: boolean) =>
      rebuildStats(api.store, {
        accountId: at.accountId,
        onlyCompares,
        print: (line) => lines.push(line),
      });
    expect([await rebuild(true), await rebuild(false), await rebuild(true)]).toEqual([1, 1, 0]);
    expect(lines[0]).toMatch(/cannot be read/);
    expect([...(await at.sum()).seconds].toSorted()).toEqual([
      [5, 1],
      [6, 1],
    ]);
    await at.expectExact();
  });
});
