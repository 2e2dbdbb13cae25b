import { afterAll, beforeAll, expect, it } from 'vitest';

import type { StatsRatings } from './contract.ts';
import type { StatsHome } from './contract.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import {
  cafeLocation,
  makeOpenWorkspace,
  makeWorkspace,
  readAnswer,
  scanOnPhone,
  visitorsAnswer,
} from '../test/workspace.ts';

let api: TestApi;
let owner: TestPerson;

const goTo = (moment: string) => {
  api.clock.skewMs = Date.parse(moment) - Date.now();
};

const get = (person: TestPerson, query = '') =>
  readAnswer<StatsHome>(api.as(person).get(`/stats/home/${query}`));

/**
 * One place with fifty nines in November and two in October, another with a single ten. The windows
 * of 21 November 2026 are 23 October to 21 November, and 23 September to 22 October.
 */
beforeAll(async () => {
  api = await createTestApi();
  goTo('2026-09-01T08:00:00Z');
  owner = await api.addPerson('owner');
  const { company, code, form, frame } = await makeOpenWorkspace(api, owner);
  const { post } = api.as(owner);
  const other = await readAnswer<{ id: string }>(
    post('/location/', { ...cafeLocation(company.id), name: 'Lucky kiosk' }),
  );
  const lucky = await readAnswer<{ id: string; slug: string }>(
    post('/code/', { name: 'Kiosk', site: other.id, form: form.id, frame: frame.id }),
  );
  await readAnswer(post(`/code/${lucky.id}/publish/`, {}));

  const answer = (slug: string, rating: number) =>
    readAnswer(api.as(guest).post(`/survey/${slug}/submit/`, visitorsAnswer({ rating })));

  // Too early for both windows.
  goTo('2026-09-22T10:00:00Z');
  await answer(code.slug, 1);
  goTo('2026-10-22T10:00:00Z');
  for (const rating of [5, 9]) {
    await scanOnPhone(api, code.slug);
    await answer(code.slug, rating);
  }
  await scanOnPhone(api, code.slug);
  goTo('2026-10-23T10:00:00Z');
  for (let nth = 0; nth < 50; nth += 1) {
    if (nth < 5) await scanOnPhone(api, code.slug);
    await answer(code.slug, 9);
  }
  await scanOnPhone(api, lucky.slug);
  await answer(lucky.slug, 10);
  goTo('2026-11-21T12:00:00Z');
}, 120_000);
afterAll(() => api.close());

it('counts the last 30 days beside the 30 before', async () => {
  const home = await get(owner);

  expect(home.scans).toMatchObject({ now: 6, before: 3 });
  expect(home.submissions).toMatchObject({ now: 51, before: 2 });
  expect(home.conversion_rate.now.n).toBe(6);
  expect(home.series).toHaveLength(30);
  expect(home.series[0]).toMatchObject({ date: '2026-10-23', scans: 6, submissions: 51 });
  expect(home.over_time).toHaveLength(30);
  // A Friday, at noon in Warsaw.
  expect(home.heatmap[4]?.[12]).toBe(51);
});

it('says how far ratings moved, and how sure that is', async () => {
  const { average_rating: rating, nps } = await get(owner);

  expect(rating.now).toMatchObject({ n: 51 });
  expect(rating.change.value).toBeCloseTo((50 * 9 + 10) / 51 - 7, 10);
  // Two earlier ratings tell next to nothing.
  expect(rating.change.low).toBeLessThan(0);
  expect(nps).toMatchObject({ now: { value: 100, n: 51 }, change: { value: 100 } });
});

it('has the same numbers as the statistics of the same days', async () => {
  const home = await get(owner);
  const ratings = await readAnswer<StatsRatings>(
    api.as(owner).get('/stats/ratings/?timeframe=last_30_days'),
  );

  expect(home.average_rating.now).toEqual(ratings.average);
  expect(home.over_time).toEqual(ratings.over_time);
  expect(home.nps.now).toMatchObject({ value: ratings.nps.score, low: ratings.nps.low });
});

it('does not let one ten beat fifty nines', async () => {
  const { locations } = await get(owner);

  expect(locations.map(({ name }) => name)).toEqual(['Old Town', 'Lucky kiosk']);
  expect(locations[1]?.average_rating.value).toBe(10);
});

it('ranks five locations at most', async () => {
  const [{ id: company } = { id: '' }] = (
    await readAnswer<{ results: { id: string }[] }>(api.as(owner).get('/company/'))
  ).results;
  for (const name of ['A', 'B', 'C', 'D']) {
    await readAnswer(api.as(owner).post('/location/', { ...cafeLocation(company), name }));
  }

  expect((await get(owner)).locations).toHaveLength(5);
});

it('compares no counts with days before the first code', async () => {
  goTo('2026-10-15T12:00:00Z');
  const home = await get(owner);
  goTo('2026-11-21T12:00:00Z');

  expect(home.submissions).toMatchObject({ now: 1, before: null });
});

it('cuts days where the reader’s midnight is', async () => {
  goTo('2026-11-21T23:30:00Z');
  const [utc, warsaw] = [await get(owner), await get(owner, '?tz=Europe/Warsaw')];
  goTo('2026-11-21T12:00:00Z');

  expect(utc.series.at(-1)?.date).toBe('2026-11-21');
  expect(warsaw.series.at(-1)?.date).toBe('2026-11-22');
  expect(warsaw.submissions).toMatchObject({ now: 0, before: 53 });
});

it('knows which of the first steps are taken', async () => {
  const beginner = await api.addPerson('beginner');
  expect((await get(beginner)).steps).toEqual({
    company: false,
    location: false,
    code: false,
    feedback: false,
  });
  await makeWorkspace(api, beginner);
  expect((await get(beginner)).steps).toEqual({
    company: true,
    location: true,
    // It is a draft.
    code: false,
    feedback: false,
  });
  expect((await get(owner)).steps).toMatchObject({ code: true, feedback: true });
});

it('shows nobody the numbers of another account', async () => {
  const stranger = await api.addPerson('stranger');
  expect((await api.as(guest).get('/stats/home/')).status).toBe(401);
  const home = await get(stranger);

  expect(home).toMatchObject({
    scans: { now: 0, before: null },
    submissions: { now: 0, before: null },
    average_rating: { now: { value: null }, change: { value: null } },
    locations: [],
  });
  expect(home.series.every(({ scans, submissions }) => scans + submissions === 0)).toBe(true);
});

it('refuses a time zone nobody knows', async () => {
  expect((await api.as(owner).get('/stats/home/?tz=Mars/Base')).status).toBe(400);
});
