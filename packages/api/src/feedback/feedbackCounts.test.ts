import * as v from 'valibot';
import { afterAll, expect, it, vi } from 'vitest';

import { FeedbackQuery } from './contract.ts';
import { createFeedbackCounts } from './feedbackCounts.ts';
import { feedbackPagesSql } from './feedbackPages.sql.ts';
import { feedbackScope } from './feedbackScope.ts';
import { createTestApi } from '../test/createTestApi.ts';
import { openStatsShop } from '../test/openStatsShop.ts';

// Statistics do not tell apart what is searched for: each count is one of rows.
const filter = v.parse(FeedbackQuery, { search: 'soup' });

const api = await createTestApi();
afterAll(() => api.close());

const counting = (...answers: number[]) => {
  let at = Date.parse('2026-11-21T12:00:00Z');
  let asked = 0;
  const counts = createFeedbackCounts({
    now: () => new Date(at),
    read: (() => Promise.resolve(answers[asked++] ?? 0)) as typeof api.store.read,
    rollup: api.tools.rollup,
  });
  return {
    count: (accountId = 'a') => counts.count(accountId, filter),
    forget: (accountId: string) => counts.forget(accountId),
    pass: (ms: number) => {
      at += ms;
    },
    asked: () => asked,
  };
};

it('counts a short list each time', async () => {
  const { count } = counting(9_999, 10_000, 10_000);
  expect([await count(), await count()]).toEqual([9_999, 10_000]);
});

it('tells a large count again for ten seconds', async () => {
  const { count, pass, asked } = counting(10_000, 10_000, 10_000, 10_001);
  expect([await count(), await count()]).toEqual([10_000, 10_000]);
  expect(asked()).toBe(2);
  pass(10_000);
  expect(await count()).toBe(10_001);
});

it('counts anew when the owner changed what there is, and for that owner alone', async () => {
  const { count, forget } = counting(10_000, 10_000, 10_000, 20_000, 9_000);
  await count('a');
  await count('b');
  forget('a');
  expect([await count('a'), await count('b')]).toEqual([9_000, 20_000]);
});

it('reads a large count from the statistics, and counts rows where those do not know the filter', async () => {
  const shop = await openStatsShop(api);
  const { accountId } = shop;
  const days = ['2026-10-05', '2026-11-02', '2026-11-20'];
  const rows = Array.from({ length: 24 }, (_, index) => ({
    rating: index % 6 === 5 ? null : 1 + (index % 10),
    occurred_at: `${days[index % 3]}T09:30:00Z`,
    received_at: `${days[index % 3]}T09:31:00Z`,
    is_spam: index % 12 === 7,
    status: index % 2 === 0 ? 'new' : 'resolved',
  }));
  const [gone] = await shop.answer(...rows);
  await shop.change('feedback', [gone], { deleted_at: '2026-11-21T09:00:00Z' });
  await shop.foldAll();
  // Some are folded, and one waits.
  await shop.answer({ rating: 4, received_at: '2026-11-02T09:31:00Z' });

  const now = () => new Date('2026-11-23T12:00:00Z');
  const tally = vi.spyOn(api.tools.rollup, 'tally');
  const { read, rollup } = api.tools;
  const counts = createFeedbackCounts({ read, rollup, now, largeCount: 1 });
  const countOf = async (query: object) => {
    const parsed = v.parse(FeedbackQuery, query);
    const scope = feedbackScope(accountId, parsed, now());
    const exact = await read((db) => feedbackPagesSql.count(db, scope));
    expect([query, await counts.count(accountId, parsed)]).toEqual([query, exact]);
    return exact;
  };
  const { code, location, company, form } = shop.shop;
  expect(await countOf({})).toBe(22);
  expect(await countOf({ set_aside: 'true' })).toBe(2);
  for (const query of [
    { company: company.id },
    { site: location.id, form: form.id },
    { code: code.id, rating_max: '4' },
    { rating_min: '3', rating_max: '6' },
    { period: '7d' },
    { from: '2026-10-01', to: '2026-11-02' },
  ]) {
    expect(await countOf(query)).toBeGreaterThan(0);
  }
  expect(tally).toHaveBeenCalledTimes(8);
  for (const query of [
    { status: 'new' },
    { period: '24h' },
    { search: 'x' },
    { ids: String(gone) },
  ]) {
    await countOf(query);
  }
  expect(tally).toHaveBeenCalledTimes(8);
});
