import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Removal } from '../collection/contract.ts';
import { migrate } from '../database/migrate.ts';
import { exportsSql } from '../export/exports.sql.ts';
import type { Feedback } from '../feedback/contract.ts';
import { digestsSql } from '../notification/reports.sql.ts';
import { answersAt } from '../test/answers.ts';
import { connectBareDatabase } from '../test/connectTestDatabase.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import {
  cafeCompany,
  cafeLocation,
  makeOpenWorkspace,
  readAnswer,
  scanOnPhone,
  visitorsAnswer,
} from '../test/workspace.ts';
import { newId } from '../tools/ids.ts';
import type {
  StatsForms,
  StatsLocationsCodes,
  StatsOverview,
  StatsScansSubmissions,
} from './contract.ts';
import type { StatsReport } from './reportContract.ts';
import { fold } from './rollup/fold.ts';
import { rebuildAccount } from './rollup/rebuildStats.ts';

let api: TestApi;
let owner: TestPerson;
let shop: Awaited<ReturnType<typeof makeOpenWorkspace>>;
/** Another company's location, nine hours behind the first one's clock. */
let riverside: { id: string; company: string };

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const goTo = (moment: string) => {
  api.clock.skewMs = Date.parse(moment) - Date.now();
};
const get = <Body>(path: string) => readAnswer<Body>(api.as(owner).get(path));
const move = (site: string) => readAnswer(api.as(owner).patch(`/code/${shop.code.id}/`, { site }));
const foldAll = async () => {
  while ((await fold(api.store, owner.accountId)).waits);
};

/**
 * On the 20th of October two guests answer in the Old Town. Then the code goes to the Riverside, where it is still
 * the afternoon of that day: three answer there, and a phone sends what a guest of the Old Town wrote before.
 */
beforeEach(async () => {
  goTo('2026-09-01T08:00:00Z');
  owner = await api.addPerson('owner');
  shop = await makeOpenWorkspace(api, owner);
  const { post } = api.as(owner);
  const company = await readAnswer<{ id: string }>(
    post('/company/', { ...cafeCompany, name: 'Other Café' }),
  );
  const there = { ...cafeLocation(company.id), name: 'Riverside', timezone: 'America/Los_Angeles' };
  const location = await readAnswer<{ id: string }>(post('/location/', there));
  riverside = { id: location.id, company: company.id };
  const { leave } = answersAt(api, owner, shop.code.slug);

  goTo('2026-10-20T20:00:00Z');
  for (let nth = 0; nth < 4; nth += 1) await scanOnPhone(api, shop.code.slug);
  await leave({ rating: 2, comment: 'The soup came late and it was cold' }, { rating: 4 });
  goTo('2026-10-20T22:30:00Z');
  await move(riverside.id);
  goTo('2026-10-20T22:45:00Z');
  await scanOnPhone(api, shop.code.slug);
  await leave(
    { rating: 9, comment: 'What a lovely terrace by the water' },
    { rating: 10 },
    { rating: 10 },
  );
  await leave({ rating: 3, occurred_at: '2026-10-20T22:15:00Z' });
});

/** Everything that tells of a place, as the numbers and names that have to agree. */
async function tell(filter: string) {
  const period = 'timeframe=last_30_days&tz=Europe/Warsaw';
  const overview = await get<StatsOverview>(`/stats/overview/?${period}&${filter}`);
  const { series } = await get<StatsScansSubmissions>(
    `/stats/scans_submissions/?${period}&${filter}`,
  );
  const ranking = await get<StatsLocationsCodes>(`/stats/locations_codes/?${period}&${filter}`);
  const forms = await get<StatsForms>(`/stats/forms/?${period}&${filter}`);
  const list = await get<{ count: number; results: Feedback[] }>(`/feedback/?${filter}`);
  const file = await get<Feedback[]>(`/feedback/export/?file_format=json&${filter}`);
  expect(file).toEqual(list.results);
  const ratings = list.results.map(({ rating }) => rating ?? 0).toSorted((a, b) => a - b);
  return {
    submissions: [
      overview.submissions,
      list.count,
      ranking.codes.reduce((sum, { submissions }) => sum + submissions, 0),
      ranking.locations.reduce((sum, { submissions }) => sum + submissions, 0),
      forms.forms[0]?.submissions,
      forms.versions[0]?.submissions,
    ],
    scans: overview.scans,
    ratings,
    locations: [...new Set(list.results.map(({ location }) => location))].toSorted(),
    days: series
      .filter(({ scans, submissions }) => scans + submissions > 0)
      .map(({ date, scans, submissions }) => [date, scans, submissions]),
  };
}

describe('a code that moves', () => {
  it.each([true, false])(
    'leaves its answers where they were given, folded (%s) or not',
    async (isFolded) => {
      if (isFolded) await foldAll();
      const old = await tell(`site=${shop.location.id}`);
      // By the clock in the Old Town, the late answer is of the next day.
      expect(old).toMatchObject({
        submissions: [3, 3, 3, 3, 3, 3],
        scans: 4,
        ratings: [2, 3, 4],
        locations: ['Old Town'],
        days: [
          ['2026-10-20', 4, 2],
          ['2026-10-21', 0, 1],
        ],
      });
      const now = await tell(`site=${riverside.id}`);
      expect(now).toMatchObject({
        submissions: [3, 3, 3, 3, 3, 3],
        scans: 1,
        ratings: [9, 10, 10],
        locations: ['Riverside'],
        days: [['2026-10-20', 1, 3]],
      });
      for (const [company, place] of [
        [shop.company.id, old],
        [riverside.company, now],
      ] as const) {
        expect(await tell(`company=${company}`)).toEqual(place);
        expect(await tell(`company=${company}&code=${shop.code.id}`)).toEqual(place);
        expect(await tell(`company=${company}&form=${shop.form.id}`)).toEqual(place);
      }
      expect(await tell(`code=${shop.code.id}`)).toMatchObject({
        submissions: [6, 6, 6, 6, 6, 6],
        scans: 5,
        locations: ['Old Town', 'Riverside'],
      });
      expect(await tell('')).toMatchObject({ submissions: [6, 6, 6, 6, 6, 6], scans: 5 });
      expect(await rebuildAccount(api.store, owner.accountId, { onlyCompares: true })).toEqual([]);
    },
  );

  it('is told of alike by the report, its quotes, the digest and the download', async () => {
    goTo('2026-11-02T12:00:00Z');
    const report = (site: string) =>
      get<StatsReport>(`/stats/report/?month=2026-10&tz=UTC&site=${site}`);
    const [old, now] = [await report(shop.location.id), await report(riverside.id)];
    expect([old, now].map(({ submissions, scans }) => [submissions.now, scans.now])).toEqual([
      [3, 4],
      [3, 1],
    ]);
    expect([old, now].map(({ average_rating }) => average_rating.now.value)).toEqual([3, 29 / 3]);
    expect([old, now].map(({ quotes }) => quotes.map(({ location }) => location))).toEqual([
      ['Old Town', 'Old Town'],
      ['Riverside', 'Riverside'],
    ]);
    expect([old, now].map(({ resolved }) => resolved.open_low_ratings)).toEqual([3, 0]);

    const { accountId } = owner;
    const since = new Date('2026-10-01T00:00:00Z');
    const until = new Date('2026-11-01T00:00:00Z');
    const places = await digestsSql.locations(api.store.db, { accountId, since, until });
    expect(places.map(({ name, answers }) => [name, answers])).toEqual([
      ['Old Town', 3],
      ['Riverside', 3],
    ]);
    const scans = await exportsSql.readScansPerDay(api.store.db, accountId, shop.code.id, until);
    expect(scans.map(({ location, day, scans: count }) => [location, day, count])).toEqual([
      ['Old Town', '2026-10-20', 4],
      ['Riverside', '2026-10-20', 1],
    ]);
  });

  it('and comes back goes on where it was', async () => {
    await foldAll();
    goTo('2026-10-22T10:00:00Z');
    await move(shop.location.id);
    goTo('2026-10-22T10:30:00Z');
    await readAnswer(
      api.as(guest).post(`/survey/${shop.code.slug}/submit/`, visitorsAnswer({ rating: 5 })),
    );
    expect(await tell(`site=${shop.location.id}`)).toMatchObject({
      submissions: [4, 4, 4, 4, 4, 4],
      ratings: [2, 3, 4, 5],
    });
    expect(await tell(`site=${riverside.id}`)).toMatchObject({ ratings: [9, 10, 10] });
    expect(await rebuildAccount(api.store, owner.accountId, { onlyCompares: true })).toEqual([]);
  });

  it('is counted by the clock that each of its places has today', async () => {
    await foldAll();
    await readAnswer(
      api.as(owner).patch(`/location/${shop.location.id}/`, { timezone: 'Asia/Tokyo' }),
    );
    expect((await tell(`site=${shop.location.id}`)).days).toEqual([['2026-10-21', 4, 3]]);
    expect((await tell(`site=${riverside.id}`)).days).toEqual([['2026-10-20', 1, 3]]);
    expect(await rebuildAccount(api.store, owner.accountId, { onlyCompares: true })).toEqual([]);
  });

  it('loses the answers of a location that is deleted, and gets them back with it', async () => {
    const { post } = api.as(owner);
    const ids = [shop.location.id];
    const cascade = { locations: 0, codes: 0, feedback: 3 };
    expect(await readAnswer(post('/deletion/preview/', { kind: 'location', ids }))).toEqual(
      cascade,
    );
    const removal = await readAnswer<Removal>(
      post('/location/bulk_delete/', { ids, confirm: 'DELETE' }),
    );
    expect(removal.cascade).toEqual(cascade);
    expect(await tell('')).toMatchObject({ submissions: [3, 3, 3, 3, 3, 3], ratings: [9, 10, 10] });
    await readAnswer(post(`/deletion/${removal.deletion}/restore/`));
    expect((await tell('')).ratings).toEqual([2, 3, 4, 9, 10, 10]);
    expect(await rebuildAccount(api.store, owner.accountId, { onlyCompares: true })).toEqual([]);
  });
});

it(
  'migration 0096 leaves each code where its figures were counted',
  { timeout: 120_000 },
  async () => {
    const { database, close } = await connectBareDatabase();
    try {
      await migrate(database, '0086_answers');
      const [account, company, first, second] = [newId(), newId(), newId(), newId()];
      await sql`insert into account (id, created_at) values (${account}, now())`.execute(database);
      await sql`
      insert into company (account_id, id, name, address, registration_number, representative,
        created_at, updated_at)
      values (${account}, ${company}, 'x', 'x', '1', 'x', now(), now())`.execute(database);
      for (const location of [first, second]) {
        await sql`
        insert into location (account_id, id, company_id, name, email, address, description,
          created_at, updated_at)
        values (${account}, ${location}, ${company}, 'x', 'x@example.com', 'x', '', now(),
          now())`.execute(database);
      }
      const moved = '2026-11-01T00:00:00.000Z';
      const codes = { still: newId(), waiting: newId() };
      for (const [code, location, slug] of [
        [codes.still, first, 'AAAAAAAAA2'],
        [codes.waiting, second, 'AAAAAAAAA3'],
      ]) {
        await sql`insert into slug (slug) values (${slug})`.execute(database);
        await sql`
        insert into code (account_id, id, slug, name, location_id, created_at, updated_at)
        values (${account}, ${code}, ${slug}, 'x', ${location}, now(), ${moved})`.execute(database);
      }
      // Its figures had not followed it yet.
      await sql`
      insert into stats_code (account_id, code_id, location_id, company_id, timezone)
      values (${account}, ${codes.waiting}, ${first}, ${company}, 'UTC')`.execute(database);
      await migrate(database);

      const { rows } = await sql`
      select code_id, location_id, since::text, until at time zone 'UTC' as until
      from code_place order by code_id = ${codes.waiting}, since`.execute(database);
      expect(rows).toMatchObject([
        { code_id: codes.still, location_id: first, since: '-infinity' },
        { code_id: codes.waiting, location_id: first, since: '-infinity' },
        { code_id: codes.waiting, location_id: second },
      ]);
    } finally {
      await close();
    }
  },
);
