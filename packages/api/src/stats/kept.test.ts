import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { StatsLocationsCodes, StatsOverview } from './contract.ts';
import { fold } from './rollup/fold.ts';
import { rebuildAccount } from './rollup/rebuildStats.ts';
import { answersAt } from '../test/answers.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { statsPages } from '../test/openStatsShop.ts';
import type { TestPerson } from '../test/people.ts';
import { statementsOf } from '../test/statementsOf.ts';
import { makeOpenWorkspace, readAnswer } from '../test/workspace.ts';
import { statsCellsSql } from './statsCells.sql.ts';
import { statsChangesSql } from './statsChanges.sql.ts';

let api: TestApi;
let owner: TestPerson;
let shop: Awaited<ReturnType<typeof makeOpenWorkspace>>;
let answers: ReturnType<typeof answersAt>;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.addPerson('owner');
  shop = await makeOpenWorkspace(api, owner);
  answers = answersAt(api, owner, shop.code.slug);
});
afterAll(() => api.close());

const get = <Body>(page: string, query = '') =>
  readAnswer<Body>(api.as(owner).get(`/stats/${page}/${query}`));
const getAll = () => Promise.all(statsPages.map((page) => get<object>(page)));
const submissions = async () => (await get<StatsOverview>('overview')).submissions;
const codeNames = async () =>
  (await get<StatsLocationsCodes>('locations_codes')).codes.map(({ name }) => name);

it('reads no cell again where nothing has changed, and says the same', async () => {
  await answers.leave({ rating: 9 });
  // A mark tells versions of rows, and reads nothing in them.
  const readsCells = (text: string) => /stats_(cell|words)/.test(text) && !/stats_fold/.test(text);
  let first: object[] = [];
  let again: object[] = [];
  const before = await statementsOf(api.tools.engine, async () => (first = await getAll()));
  const after = await statementsOf(api.tools.engine, async () => (again = await getAll()));

  expect(before.filter(readsCells).length).toBeGreaterThanOrEqual(statsPages.length);
  expect(after.filter(readsCells)).toEqual([]);
  expect(again).toEqual(first);
});

it('says what changed at once: an answer, its deletion, a name', async () => {
  const before = await submissions();
  await answers.leave({ rating: 3 });
  expect(await submissions()).toBe(before + 1);
  await fold(api.store, owner.accountId);
  expect(await submissions()).toBe(before + 1);
  const [newest] = (await answers.page('?page_size=1')).results;
  await api.as(owner).delete(`/feedback/${newest?.id}/`);
  expect(await submissions()).toBe(before);

  await codeNames();
  await api.as(owner).patch(`/code/${shop.code.id}/`, { name: 'By the window' });
  expect(await codeNames()).toEqual(['By the window']);
});

it('says what is put right in the cells, although nothing happened', async () => {
  await fold(api.store, owner.accountId);
  const right = await submissions();
  await api.store.transact(async (inside) => {
    await statsCellsSql.clear(inside.db, owner.accountId);
    await statsChangesSql.noteFold(inside.db, owner.accountId);
  });
  expect(await submissions()).toBe(0);
  await rebuildAccount(api.store, owner.accountId);
  expect(await submissions()).toBe(right);
});

it('says what a process of the version before has folded, which notes no folds', async () => {
  await fold(api.store, owner.accountId);
  const before = await submissions();
  const { rows } = await sql<{ folds: number }>`
    select folds from stats_fold where account_id = ${owner.accountId}`.execute(api.database);
  await answers.leave({ rating: 5 });
  await fold(api.store, owner.accountId);
  await sql`
    update stats_fold set folds = ${rows[0]?.folds} where account_id = ${owner.accountId}`.execute(
    api.database,
  );
  expect(await submissions()).toBe(before + 1);
});

it('says what today is', async () => {
  const today = async () =>
    (await get<{ series: { date: string }[] }>('scans_submissions', '?timeframe=today')).series;
  const [first] = await today();
  api.clock.skewMs += 24 * 3_600_000;
  const [second] = await today();
  api.clock.skewMs = 0;
  expect(second?.date).not.toBe(first?.date);
});
