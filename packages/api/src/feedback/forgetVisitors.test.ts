import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { forgettingSql } from './forgetting.sql.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { openStatsShop } from '../test/openStatsShop.ts';
import { guest } from '../test/people.ts';
import { readAnswer, visitorsAnswer } from '../test/workspace.ts';
import { purge } from '../operator/purge.ts';
import { forgetVisitors } from './forgetVisitors.ts';

const dayMs = 86_400_000;

let api: TestApi;
let at: Awaited<ReturnType<typeof openStatsShop>>;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  api.clock.skewMs = 0;
  at = await openStatsShop(api);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => api.close());

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

/** The tools, where visitors are forgotten after 30 days. */
const forgetful = () => ({ ...api.tools, settings: { ...api.settings, personalDataDays: 30 } });

/** The same, for this account alone. */
const onlyMine = () => {
  vi.spyOn(forgettingSql, 'listAccounts').mockResolvedValue([at.accountId]);
  return forgetful();
};

const daysLater = (days: number) => {
  api.clock.skewMs = days * dayMs;
};

const said = [
  { comment: 'Marek was kind, the soup was cold', name: 'Ada', email: 'ada@example.com' },
  { comment: 'Zimna zupa i brudny stolik', name: 'Jan Kowalski', language: 'pl-PL', rating: 2 },
  { comment: 'Soup and music: call me on +48 600 700 800', rating: 9, sentiment: 'positive' },
  { rating: 7, duration: 12 },
];

const leave = (days = 0, rows: readonly Record<string, unknown>[] = said) =>
  at.answer(
    ...rows.map((row) => ({
      ...row,
      answers: { phone: { type: 'phone', value: '+48 600 700 800' } },
      answers_text: '+48 600 700 800',
      received_at: daysAgo(days),
      receipt_hash: `\\x${crypto.randomUUID().replaceAll('-', '').repeat(2)}`,
    })),
  );

/** What is left of the visitors of an account. */
const traces = async () => {
  const { rows } = await sql<{ count: number; traces: number }>`
    select count(*) as count, count(*) filter (where comment || name || email || note || reply
      || trim(search_text, chr(10)) || answers_text <> '' or answers <> '{}' or receipt_hash is not null or scan_token is not null) as traces
    from feedback where account_id = ${at.accountId}`.execute(api.database);
  return rows[0];
};

it('forgets who gave old answers and what they wrote, and no figure changes', async () => {
  const [first] = await leave();
  await at.change('feedback', [first], {
    note: 'Call Ada',
    reply: 'Sorry, Ada',
    replied_at: now(),
  });
  await at.foldAll();
  await leave();
  const before = await at.everything();
  expect(await traces()).toEqual({ count: 8, traces: 8 });

  daysLater(29);
  await purge(forgetful());
  expect(await traces()).toEqual({ count: 8, traces: 8 });

  daysLater(31);
  await purge(forgetful());
  expect(await traces()).toEqual({ count: 8, traces: 0 });
  expect(await at.everything()).toEqual(before);
  await at.expectExact();
});

it('leaves everything as it is where the settings say nothing', async () => {
  await leave();
  daysLater(4_000);
  await forgetVisitors(api.tools);
  expect(await traces()).toEqual({ count: 4, traces: 4 });
});

it('forgets each answer when its own time has come', async () => {
  await leave(20);
  await leave(1);
  daysLater(11);
  await forgetVisitors(forgetful());
  expect(await traces()).toEqual({ count: 8, traces: 4 });
  daysLater(30);
  await forgetVisitors(forgetful());
  expect(await traces()).toEqual({ count: 8, traces: 0 });
});

it('counts what happens to a forgotten answer as it counts that of others', async () => {
  const mine = at;
  const twin = await openStatsShop(api);
  const ids: unknown[][] = [];
  for (const shop of [mine, twin]) {
    at = shop;
    ids.push(await leave());
    await shop.foldAll();
  }
  at = mine;
  daysLater(31);
  await forgetVisitors(onlyMine());
  expect(await traces()).toEqual({ count: 4, traces: 0 });

  const both = async (work: (shop: typeof at, own: unknown[]) => Promise<unknown>) => {
    const told = [];
    for (const [index, shop] of [mine, twin].entries()) {
      await work(shop, ids[index] ?? []);
      await shop.expectExact();
      told.push(
        await Promise.all([
          shop.sum(),
          api.tools.rollup.words(shop.accountId, 'account', [''], {}),
        ]),
      );
    }
    expect(told[0]).toEqual(told[1]);
  };
  await both((shop, [first]) => shop.change('feedback', [first], { sentiment: 'negative' }));
  await both((shop, [, second]) => shop.change('feedback', [second], { deleted_at: now() }));
  await both((shop, [, second]) => shop.change('feedback', [second], { deleted_at: null }));
  await both((shop) =>
    sql`update location set timezone = 'Asia/Tokyo' where account_id = ${shop.accountId}`.execute(
      api.database,
    ),
  );
  await both((shop, [first, , third]) =>
    sql`
      delete from feedback where account_id = ${shop.accountId}
        and id in (${first}, ${third})`.execute(api.database),
  );
});

it('forgets what is deleted, what comes back, and what programs sent', async () => {
  const [gone] = await leave();
  await leave(0, [{ comment: 'Buy now', is_spam: true }]);
  await at.change('feedback', [gone], { deleted_at: now() });
  daysLater(31);
  await forgetVisitors(forgetful());
  await at.change('feedback', [gone], { deleted_at: null });

  expect(await traces()).toEqual({ count: 5, traces: 0 });
  await at.expectExact();
});

it('opens nothing by a receipt any more, and knows a late copy of the answer', async () => {
  const answer = visitorsAnswer();
  const send = () => api.as(guest).post(`/survey/${at.shop.code.slug}/submit/`, answer);
  const { receipt } = await readAnswer<{ receipt: string }>(send());
  const open = () => api.as(guest).get(`/receipt/${receipt}/`);
  expect((await open()).status).toBe(200);
  daysLater(31);
  await forgetVisitors(forgetful());

  await send();
  expect(await traces()).toEqual({ count: 1, traces: 0 });
  expect((await open()).status).toBe(404);
});

it('goes through more than a batch holds, and on where it was broken off', async () => {
  await leave(
    0,
    Array.from({ length: 450 }, (_, index) => ({ comment: `Cold soup ${index}` })),
  );
  await at.foldAll();
  daysLater(31);
  await forgetVisitors({ ...onlyMine(), isLeaving: () => true });
  expect(await traces()).toEqual({ count: 450, traces: 450 });

  let batches = 0;
  await forgetVisitors({ ...onlyMine(), isLeaving: () => (batches += 1) > 2 });
  const { traces: left = 0 } = (await traces()) ?? {};
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(450);

  await forgetVisitors(onlyMine());
  expect(await traces()).toEqual({ count: 450, traces: 0 });
  await at.expectExact();
});

function now() {
  return new Date().toISOString();
}
