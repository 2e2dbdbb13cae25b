import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestApi, type TestApi } from '../../test/createTestApi.ts';
import { openStatsShop } from '../../test/openStatsShop.ts';
import { cafeLocation, readAnswer } from '../../test/workspace.ts';
import { rebuildAccount } from './rebuildStats.ts';
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

it('counts answers and scans by the day, hour and week of their location', async () => {
  await at.scan(
    { visitor: 'ada', started_at: '2026-11-02T09:29:10Z' },
    { visitor: 'ada' },
    { visitor: 'bob' },
    { channel: 'kiosk', visitor: 'eve' },
  );
  await at.answer(
    { rating: 9, comment: 'Lovely cake ☕', sentiment: 'positive', duration: 12.4994 },
    { rating: 2, duration: 1_800.001 },
    // Half past midnight on Tuesday in Warsaw.
    { rating: 9, channel: 'kiosk', occurred_at: '2026-11-02T23:30:00Z', duration: 12.5 },
    { rating: 1, is_spam: true },
  );

  const cell = await at.sum();
  expect(cell).toMatchObject({
    scans: 3,
    unique_scans: 2,
    started: 1,
    submissions: 3,
    from_scans: 2,
    r: [0, 1, 0, 0, 0, 0, 0, 0, 2, 0],
    positive: 1,
    neutral: 0,
    comments: 1,
    comment_length: 13,
    response_ms: 24_999,
    responses: 2,
    slow: 1,
  });
  expect([...cell.seconds].toSorted()).toEqual([
    [12, 1],
    [13, 1],
  ]);
  expect([cell.hours[10], cell.hours[24]]).toEqual([2, 1]);
  const days = await api.tools.rollup.byDay(at.accountId, 'code', [at.shop.code.id], {});
  expect([...days].map(([day, { scans, submissions }]) => [day, scans, submissions])).toEqual(
    expect.arrayContaining([
      ['2026-11-02', 3, 2],
      ['2026-11-03', 0, 1],
    ]),
  );
  expect(await at.sum('form_version', [`${at.shop.form.id}:1`])).toMatchObject({
    submissions: 3,
    scans: 0,
  });
  await at.expectExact();
});

it('takes whole months and the days at both ends of a window', async () => {
  const days = ['2026-08-31', '2026-09-01', '2026-09-30', '2026-10-01', '2026-10-31', '2026-11-01'];
  await at.answer(...days.map((day) => ({ occurred_at: `${day}T12:00:00Z`, rating: 5 })));
  await at.foldAll();

  const count = async (from?: string, to?: string) =>
    (await at.sum('location', [at.shop.location.id], { from, to })).submissions;
  expect(await count('2026-08-31', '2026-11-01')).toBe(6);
  expect(await count('2026-09-01', '2026-10-31')).toBe(4);
  expect(await count('2026-09-02', '2026-10-30')).toBe(2);
  expect(await count('2026-09-30', '2026-09-30')).toBe(1);
  expect(await count(undefined, '2026-09-30')).toBe(3);
  expect(await count('2026-10-31')).toBe(2);
  expect(await count('2026-11-02', '2026-11-01')).toBe(0);
});

describe('what happens to an answer', () => {
  const told = { rating: 4, comment: 'The soup was cold', sentiment: 'negative', duration: 20 };

  it.each([true, false])(
    'is counted when it happens, whether it was folded (%s) before',
    async (isFolded) => {
      const step = async () => (isFolded ? at.foldAll() : undefined);
      const [late, removed, corrected, erased] = await at.answer(
        { ...told, occurred_at: '2026-10-20T22:30:00Z' },
        told,
        { ...told, name: 'Ada' },
        { ...told, comment: 'Ada was kind' },
      );
      await step();
      await at.change('feedback', [removed], { deleted_at: new Date() });
      await step();
      await at.change('feedback', [corrected], {
        sentiment: 'positive',
        sentiment_source: 'owner',
      });
      await at.change('feedback', [erased], {
        rating: null,
        comment: '',
        language: '',
        erased_at: new Date(),
        deleted_at: new Date(),
      });
      await step();
      expect(await at.sum()).toMatchObject({
        submissions: 2,
        negative: 1,
        positive: 1,
        comments: 2,
      });
      await at.change('feedback', [removed], { deleted_at: null });
      await at.change('feedback', [late], { is_spam: true });
      await step();

      expect(await at.sum()).toMatchObject({ submissions: 2, negative: 1, positive: 1 });
      expect(await api.tools.rollup.firstDay(at.accountId, 'account', [''])).toBe('2026-11-02');
      await at.expectExact();
    },
  );

  it('that leaves its figures alone is not noted', async () => {
    const ids = await at.answer(told);
    await at.foldAll();
    await at.change('feedback', ids, {
      status: 'resolved',
      note: 'Called them',
      reply: 'Sorry',
      replied_at: new Date(),
    });
    expect(await statsChangesSql.pick(api.store.db, at.accountId)).toBeUndefined();
  });

  it('leaves no cell and no word behind when it goes for good', async () => {
    const ids = await at.answer(told, { ...told, comment: 'Ada says hello' });
    const scans = await at.scan({ visitor: 'ada' });
    await at.foldAll();
    for (const [table, gone] of [
      ['feedback', ids],
      ['scan', scans],
    ] as const) {
      await sql`
        delete from ${sql.table(table)} where account_id = ${at.accountId} and id in (
          select json_array_elements_text(${JSON.stringify(gone)}::json)::uuid)`.execute(
        api.database,
      );
    }
    await at.foldAll();
    for (const table of ['stats_cell', 'stats_words', 'stats_change']) {
      const { rows } = await sql`
        select from ${sql.table(table)} where account_id = ${at.accountId}`.execute(api.database);
      expect([table, rows.length]).toEqual([table, 0]);
    }
  });
});

describe('visitors', () => {
  it('are distinct for each code, form and day', async () => {
    const post = api.as(at.owner).post;
    const other = await readAnswer<{ id: string }>(
      post('/code/', {
        name: 'Door',
        site: at.shop.location.id,
        form: at.shop.form.id,
        frame: at.shop.frame.id,
      }),
    );
    const ids = await at.scan(
      { visitor: 'ada' },
      { visitor: 'ada', scanned_at: '2026-11-02T20:00:00Z' },
      { visitor: 'ada', scanned_at: '2026-11-03T20:00:00Z' },
      { visitor: 'ada', code_id: other.id },
      {},
    );
    expect(await at.sum()).toMatchObject({ scans: 5, unique_scans: 3 });
    await at.foldAll();

    await at.change('scan', [ids[1]], { deleted_at: new Date() });
    expect(await at.sum()).toMatchObject({ scans: 4, unique_scans: 3 });
    await at.change('scan', [ids[0]], { deleted_at: new Date() });
    expect(await at.sum('code_form', [`${at.shop.code.id}:${at.shop.form.id}`])).toMatchObject({
      scans: 2,
      unique_scans: 1,
    });
    await at.change('scan', [ids[2]], { started_at: new Date() });
    expect(await at.sum('form', [at.shop.form.id])).toMatchObject({
      scans: 3,
      unique_scans: 2,
      started: 1,
    });
    await at.expectExact();
  });
});

describe('a code', () => {
  const leave = async () => {
    await at.answer(
      { rating: 3, comment: 'Zimna kawa', language: 'pl-PL', occurred_at: '2026-10-31T22:30:00Z' },
      { rating: 8, occurred_at: '2026-10-31T12:30:00Z' },
    );
    await at.scan({ visitor: 'ada', scanned_at: '2026-10-31T22:29:00Z' }, { visitor: 'ada' });
  };

  it.each([true, false])(
    'that moves leaves what it counted, folded (%s) or not',
    async (isFolded) => {
      await leave();
      if (isFolded) await at.foldAll();
      const there = await readAnswer<{ id: string }>(
        api.as(at.owner).post('/location/', cafeLocation(at.shop.company.id)),
      );
      const folds = await at.waiting();
      await sql`
      update code set location_id = ${there.id}, updated_at = '2026-11-03T00:00:00Z'
      where account_id = ${at.accountId} and id = ${at.shop.code.id}`.execute(api.database);
      expect(await at.waiting()).toBe(folds);
      expect(await api.tools.rollup.isRecounting(at.accountId)).toBe(false);

      await at.answer({ rating: 10, occurred_at: '2026-11-03T00:00:00Z' });
      await at.scan({ visitor: 'ada', scanned_at: '2026-11-02T23:59:59Z' });
      expect(await at.sum('location', [there.id])).toMatchObject({ submissions: 1, scans: 0 });
      expect(await at.sum('location', [at.shop.location.id])).toMatchObject({
        submissions: 2,
        scans: 3,
        unique_scans: 3,
      });
      expect(await at.sum('code', [at.shop.code.id])).toMatchObject({ submissions: 2 });
      expect(await at.sum('code', [`${at.shop.code.id}.${there.id}`])).toMatchObject({
        submissions: 1,
      });
      await at.expectExact();
    },
  );

  it('is counted by the clock that its location has now', async () => {
    await leave();
    const november = () => at.sum('account', [''], { from: '2026-11-01', to: '2026-11-30' });
    expect((await november()).submissions).toBe(0);
    await at.foldAll();
    await at.answer({ rating: 1, occurred_at: '2026-10-31T15:30:00Z' });
    await sql`
      update location set timezone = 'Asia/Tokyo'
      where account_id = ${at.accountId} and id = ${at.shop.location.id}`.execute(api.database);

    expect(await november()).toMatchObject({ submissions: 2, scans: 2, unique_scans: 2 });
    await at.expectExact();
  });

  it('that goes for good before anybody counted it is no hindrance', async () => {
    await leave();
    await sql`delete from code where account_id = ${at.accountId}`.execute(api.database);
    expect(await at.sum()).toMatchObject({ submissions: 0, scans: 0 });
    await at.foldAll();
    expect(await rebuildAccount(api.store, at.accountId)).toEqual([]);
  });
});
