import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type {
  StatsFeedback,
  StatsForms,
  StatsLocationsCodes,
  StatsOverview,
  StatsRatings,
  StatsScansSubmissions,
} from './contract.ts';
import { estimateMean } from './estimates.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { statsPages } from '../test/openStatsShop.ts';
import { guest, type TestPerson } from '../test/people.ts';
import { cafeLocation, makeOpenWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';

let api: TestApi;
let owner: TestPerson;
let stranger: TestPerson;
let ids: { company: string; site: string; code: string; form: string };
let otherCode: string;

const phone = { 'Content-Type': 'application/json', 'User-Agent': 'Mozilla/5.0 (iPhone)' };

/** Puts the API's clock on a moment. */
const goTo = (moment: string) => {
  api.clock.skewMs = Date.parse(moment) - Date.now();
};

/**
 * A small world, in Warsaw (an hour ahead of UTC in November): five scans and four answers at the
 * first code, one scan and no answer at the second, both hung up on Monday the 9th.
 */
beforeAll(async () => {
  api = await createTestApi();
  goTo('2026-11-09T08:00:00Z');
  owner = await api.addPerson('owner');
  stranger = await api.addPerson('stranger');
  const { company, location, code, form, frame } = await makeOpenWorkspace(api, owner);
  ids = { company: company.id, site: location.id, code: code.id, form: form.id };
  const other = await readAnswer<{ id: string; slug: string }>(
    api
      .as(owner)
      .post('/code/', { name: 'Table 2', site: location.id, form: form.id, frame: frame.id }),
  );
  await readAnswer(api.as(owner).post(`/code/${other.id}/publish/`, {}));
  otherCode = other.id;

  const scan = (slug: string, address: string) =>
    readAnswer(
      api.fetch(
        `/api/survey/${slug}/scan/`,
        { method: 'POST', headers: phone, body: '{}' },
        address,
      ),
    );
  const answer = (changes: Record<string, unknown>) =>
    readAnswer(api.as(guest).post(`/survey/${code.slug}/submit/`, visitorsAnswer(changes)));

  goTo('2026-11-10T09:30:00Z');
  await scan(code.slug, '203.0.113.1');
  await answer({ rating: 10, comment: 'Great', duration: 10 });
  await scan(code.slug, '203.0.113.1');
  await answer({ rating: 8, comment: '', duration: 20 });
  // 23:30 UTC on the 12th is already the 13th in Warsaw.
  goTo('2026-11-12T23:30:00Z');
  await scan(code.slug, '203.0.113.1');
  await scan(code.slug, '198.51.100.1');
  await answer({ rating: 3, comment: 'Too slow', duration: 2_000 });
  await scan(other.slug, '203.0.113.1');
  goTo('2026-11-16T09:10:00Z');
  await scan(code.slug, '203.0.113.1');
  await answer({ rating: 10, comment: '', duration: undefined });
  goTo('2026-11-18T12:00:00Z');
});
afterAll(() => api.close());

const get = <Body>(path: string) => readAnswer<Body>(api.as(owner).get(`/stats/${path}`));

describe('the overview', () => {
  it('counts everything since the first code', async () => {
    const overview = await get<StatsOverview>('overview/');
    expect(overview).toMatchObject({
      scans: 6,
      // The 10th: one visitor. The 12th: two at the first code, one at the second. The 16th: one.
      unique_scans: 5,
      submissions: 4,
      not_submitted: 2,
      // Ten days, from the 9th to the 18th.
      daily_average_scans: 0.6,
      daily_average_submissions: 0.4,
      fastest_response_time: 10,
      // 2000 s is over half an hour, and takes part in none of the three.
      median_response_time: 15,
      average_response_time: 15,
      slow_responses: 1,
      // Two at 10 o'clock in Warsaw on the 10th, and one on the 16th.
      most_active_time: 10,
    });
    expect(overview.conversion_rate.value).toBeCloseTo(4 / 6, 10);
    expect(overview.conversion_rate.n).toBe(6);
    expect(overview.conversion_rate.low).toBeCloseTo(0.3, 2);
    expect(overview.abandon_rate.value).toBeCloseTo(2 / 6, 10);
  });

  it.each([
    ['from=2026-11-10&to=2026-11-12', 2, 2],
    // 23:30 UTC on the 12th is the 13th in Warsaw, where the codes are.
    ['from=2026-11-13&to=2026-11-13', 3, 1],
    ['from=2026-11-13', 4, 2],
    ['to=2026-11-13', 5, 3],
    ['from=2026-11-13&to=2026-12-31', 4, 2],
    ['timeframe=yesterday', 0, 0],
  ])('counts on %s', async (query, scans, submissions) => {
    expect(await get<StatsOverview>(`overview/?${query}`)).toMatchObject({ scans, submissions });
  });

  it('counts every page on the same chosen days', async () => {
    const days = 'from=2026-11-13&to=2026-11-16';
    const [overview, series, ratings, words, places, forms] = await Promise.all([
      get<StatsOverview>(`overview/?${days}`),
      get<StatsScansSubmissions>(`scans_submissions/?${days}`),
      get<StatsRatings>(`ratings/?${days}`),
      get<StatsFeedback>(`feedback/?${days}`),
      get<StatsLocationsCodes>(`locations_codes/?${days}`),
      get<StatsForms>(`forms/?${days}`),
    ]);
    expect(overview).toMatchObject({ scans: 4, submissions: 2, daily_average_scans: 1 });
    expect(series.series.map(({ date }) => date)).toEqual([
      '2026-11-13',
      '2026-11-14',
      '2026-11-15',
      '2026-11-16',
    ]);
    expect(ratings.total).toBe(2);
    expect(words.comments).toBe(1);
    expect(places.locations[0]).toMatchObject({ scans: 4, submissions: 2 });
    expect(forms.forms[0]).toMatchObject({ submissions: 2 });
    // As many days right before.
    expect(overview.before).toMatchObject({ from: '2026-11-09', to: '2026-11-12', scans: 2 });
  });

  it.each([
    ['from=2026-11-13&to=2026-11-10', { to: ['The last day is before the first.'] }],
    ['from=13.11.2026', { from: ['Write a day like 2026-11-21.'] }],
    ['to=2026-02-30', { to: ['Write a day like 2026-11-21.'] }],
    ['from=2001-01-01&to=2026-11-10', { to: ['Choose at most ten years.'] }],
    ['from=2026-11-20', { from: ['These days are yet to come.'] }],
    [
      'timeframe=today&from=2026-11-10',
      { timeframe: ['Choose days or a named period, not both.'] },
    ],
  ])('says in one sentence what is wrong with %s', async (query, refused) => {
    for (const page of ['overview', 'ratings', 'themes']) {
      const answer = await api.as(owner).get(`/stats/${page}/?${query}`);
      expect([answer.status, await answer.json()]).toEqual([400, refused]);
    }
  });

  it.each([
    ['today', 0, 0],
    ['last_7_days', 4, 2],
    ['last_week', 5, 3],
    ['last_30_days', 6, 4],
    ['last_6_months', 6, 4],
    ['year_to_date', 6, 4],
    ['last_month', 0, 0],
    ['last_year', 0, 0],
  ])('of %s has %d scans and %d answers', async (timeframe, scans, submissions) => {
    expect(await get(`overview/?timeframe=${timeframe}`)).toMatchObject({ scans, submissions });
  });

  it('has the reader’s today, and the days of the place', async () => {
    goTo('2026-11-12T23:40:00Z');
    const now = await Promise.all([
      get('overview/?timeframe=today'),
      get('overview/?timeframe=today&tz=Europe/Warsaw'),
    ]);
    goTo('2026-11-13T12:00:00Z');
    const later = await get('overview/?timeframe=today');
    goTo('2026-11-18T12:00:00Z');

    // Half past midnight of the 13th in Warsaw is not yet a day in London.
    expect(now).toMatchObject([{ scans: 0 }, { scans: 3 }]);
    expect(later).toMatchObject({ scans: 3 });
  });

  it.each(['company', 'site', 'form', 'code'] as const)('narrows by %s', async (filter) => {
    const counted = filter === 'code' ? { scans: 5 } : { scans: 6 };
    expect(await get(`overview/?${filter}=${ids[filter]}`)).toMatchObject(counted);
    expect(await get(`overview/?${filter}=${crypto.randomUUID()}`)).toMatchObject({ scans: 0 });
  });

  it('divides by the days since the code of the filter was hung up', async () => {
    expect(await get(`overview/?code=${otherCode}`)).toMatchObject({ daily_average_scans: 0.1 });
    expect(await get(`overview/?code=${crypto.randomUUID()}`)).toMatchObject({
      daily_average_scans: 0,
      most_active_time: null,
      average_response_time: null,
      conversion_rate: { value: null, low: null, high: null, n: 0 },
    });
  });

  it('refuses a time zone or timeframe nobody knows', async () => {
    for (const query of ['tz=Mars/Base', 'tz=%2B02:00', 'timeframe=forever']) {
      expect((await api.as(owner).get(`/stats/overview/?${query}`)).status).toBe(400);
    }
  });
});

describe('the other statistics', () => {
  it('show every day, weekday and hour', async () => {
    const { series, weekday, heatmap } = await get<StatsScansSubmissions>(
      'scans_submissions/?tz=Europe/Warsaw',
    );
    expect(series).toHaveLength(10);
    expect(series.filter(({ scans }) => scans > 0)).toEqual([
      { date: '2026-11-10', scans: 2, unique_scans: 1, submissions: 2 },
      { date: '2026-11-13', scans: 3, unique_scans: 3, submissions: 1 },
      { date: '2026-11-16', scans: 1, unique_scans: 1, submissions: 1 },
    ]);
    // In the place's own time: Tuesday and Monday at ten, Friday at half past midnight.
    expect(weekday).toEqual([1, 2, 0, 0, 1, 0, 0]);
    expect([heatmap[1]?.[10], heatmap[4]?.[0], heatmap[0]?.[10]]).toEqual([2, 1, 1]);
    expect(heatmap.flat()).toHaveLength(168);
  });

  it('sum up ratings', async () => {
    const stats = await get<StatsRatings>('ratings/');
    expect(stats).toMatchObject({
      total: 4,
      highest: 10,
      lowest: 3,
      most_common: [10],
      ten_star: 2,
      distribution: { '1': 0, '3': 1, '8': 1, '10': 2 },
      nps: { score: 25, promoters: 2, passives: 1, detractors: 1, n: 4 },
    });
    const { value, low, high } = estimateMean([0, 0, 1, 0, 0, 0, 0, 1, 0, 2]);
    expect(value).toBe(7.75);
    expect(stats.average).toEqual({ value, low, high, n: 4 });
    const two = estimateMean([0, 0, 0, 0, 0, 0, 0, 1, 0, 1]);
    expect(stats.over_time.find(({ date }) => date === '2026-11-10')).toEqual({
      date: '2026-11-10',
      average: 9,
      low: two.low,
      high: two.high,
      count: 2,
    });
    expect(stats.over_time.find(({ date }) => date === '2026-11-11')).toEqual({
      date: '2026-11-11',
      average: null,
      low: null,
      high: null,
      count: 0,
    });
    expect(stats.by_week.at(-1)).toMatchObject({ days: 7 });
    expect(stats.by_week.reduce((sum, { count }) => sum + count, 0)).toBe(stats.total);
  });

  it('sum up comments and sentiment', async () => {
    const { sentiment_over_time, ...feedback } = await get<StatsFeedback>('feedback/');
    expect(feedback).toEqual({
      comments: 2,
      // The two answers without a comment have no part in these.
      positive: 1,
      neutral: 0,
      negative: 1,
      average_comment_length: 6.5,
      most_frequent_word: 'great',
      words: [
        { text: 'great', count: 1, sentiment: 'positive' },
        { text: 'slow', count: 1, sentiment: 'negative' },
      ],
    });
    expect(sentiment_over_time).toHaveLength(10);
    expect(sentiment_over_time.filter(({ positive, negative }) => positive + negative > 0)).toEqual(
      [
        { date: '2026-11-10', positive: 1, neutral: 0, negative: 0 },
        { date: '2026-11-13', positive: 0, neutral: 0, negative: 1 },
      ],
    );
  });

  it('rank locations, codes and forms', async () => {
    const { locations, codes } = await get<StatsLocationsCodes>('locations_codes/');
    expect(locations).toMatchObject([{ id: ids.site, scans: 6, submissions: 4 }]);
    expect(codes).toMatchObject([
      { id: ids.code, name: 'Table 1', scans: 5, submissions: 4, average_rating: { n: 4 } },
      { id: otherCode, name: 'Table 2', scans: 1, submissions: 0, average_rating: { n: 0 } },
    ]);
    const { forms } = await get<StatsForms>('forms/');
    expect(forms).toMatchObject([{ id: ids.form, name: 'Table form', scans: 6, submissions: 4 }]);
  });

  it('list places that nobody scanned', async () => {
    const empty = await readAnswer<{ id: string }>(
      api.as(owner).post('/location/', { ...cafeLocation(ids.company), name: 'Empty' }),
    );
    const { locations } = await get<StatsLocationsCodes>('locations_codes/');
    expect(locations.at(-1)).toMatchObject({ id: empty.id, scans: 0, submissions: 0 });
    await readAnswer(api.as(owner).post('/location/bulk_delete/', { ids: [empty.id] }));
  });

  it.each(statsPages)('%s shows nobody the numbers of another account', async (name) => {
    expect((await api.as(guest).get(`/stats/${name}/`)).status).toBe(401);
    const filters = Object.entries(ids).map(([key, id]) => `${key}=${id}`);
    for (const filter of ['', ...filters]) {
      const text = await (await api.as(stranger).get(`/stats/${name}/?${filter}`)).text();
      expect(text).not.toMatch(/Table|"(?:scans|submissions|total|count|comments)":[1-9]/);
    }
  });
});
