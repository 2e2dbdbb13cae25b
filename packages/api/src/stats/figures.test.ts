import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type {
  StatsForms,
  StatsFeedback,
  StatsLocationsCodes,
  StatsOverview,
  StatsScansSubmissions,
} from './contract.ts';
import { addDays } from './findWindow.ts';
import { makeHistory, today, type History } from '../test/makeHistory.ts';
import { readAnswer } from '../test/workspace.ts';

let history: History;
beforeAll(async () => {
  history = await makeHistory();
}, 120_000);
afterAll(() => history.api.close());

const send = () => history.api.as(history.owner);
const get = <Body>(path: string) => readAnswer<Body>(send().get(`/stats/${path}`));
const overviewOf = (query: string) => get<StatsOverview>(`overview/?${query}`);

/** Asks on another day. */
const on = async <Answer>(day: string, ask: () => Promise<Answer>): Promise<Answer> => {
  const { clock } = history.api;
  const { skewMs } = clock;
  clock.skewMs = Date.parse(`${day}T12:00:00Z`) - Date.now();
  return ask().finally(() => {
    clock.skewMs = skewMs;
  });
};

describe('what counts', () => {
  it('is live, and a scan at a kiosk is none', async () => {
    expect(await overviewOf(`timeframe=last_30_days&code=${history.codes.busy}`)).toMatchObject({
      scans: 5,
      submissions: 4,
      submissions_from_scans: 3,
      not_submitted: 2,
    });
  });

  it('tells visitors apart at each code and on each day of the place', async () => {
    const { series } = await get<StatsScansSubmissions>(
      `scans_submissions/?timeframe=last_30_days&code=${history.codes.busy}`,
    );
    expect(series.filter(({ scans }) => scans > 0)).toEqual([
      { date: '2026-11-10', scans: 4, unique_scans: 2, submissions: 4 },
      { date: '2026-11-11', scans: 1, unique_scans: 1, submissions: 0 },
    ]);
    const byForm = `timeframe=last_30_days&code=${history.codes.busy}&form=${history.form}`;
    expect(await overviewOf(byForm)).toMatchObject({ unique_scans: 3 });
  });

  it('as begun is no less than was sent, and no more than was scanned', async () => {
    const started = await Promise.all(
      (['busy', 'pushy', 'quiet'] as const).map(
        async (name) =>
          (await overviewOf(`code=${history.codes[name]}&timeframe=last_30_days`)).started,
      ),
    );
    expect(started).toEqual([3, 1, 1]);
  });

  it('as a response time is of half an hour at most', async () => {
    const overview = await overviewOf(`timeframe=last_30_days&code=${history.codes.busy}`);
    expect(overview).toMatchObject({
      median_response_time: 5,
      fastest_response_time: 4,
      slow_responses: 1,
    });
    expect(overview.average_response_time).toBeCloseTo((4.4 + 4.5 + 1_800) / 3, 10);
    expect(overview.response_times.filter(({ count }) => count > 0)).toEqual([
      { from: 0, to: 5, count: 1 },
      { from: 5, to: 10, count: 1 },
      { from: 600, to: 1_801, count: 1 },
    ]);
  });

  it('as a mood is a comment’s, and as its length its characters', async () => {
    const feedback = await get<StatsFeedback>(
      `feedback/?timeframe=last_30_days&code=${history.codes.busy}`,
    );
    expect(feedback).toMatchObject({ comments: 2, positive: 1, neutral: 0, negative: 1 });
    expect(feedback.average_comment_length).toBe(11);
    expect(feedback.most_frequent_word).toBe('kawa');
    expect(feedback.words[0]).toEqual({ text: 'kawa', count: 2, sentiment: 'neutral' });
  });

  it('is nothing where filters contradict each other, and no error', async () => {
    for (const query of [
      `company=${history.riverside.company}&site=${history.oldTown.id}`,
      `site=${history.riverside.id}&code=${history.codes.busy}`,
      `company=${history.riverside.company}&code=${history.codes.busy}&form=${history.form}`,
    ]) {
      expect(await overviewOf(query)).toMatchObject({
        scans: 0,
        submissions: 0,
        most_active_time: null,
        before: null,
      });
    }
    const query = `company=${history.riverside.company}&site=${history.riverside.id}&form=${history.form}`;
    expect(await overviewOf(query)).toMatchObject({ scans: 2 });
  });
});

describe('the period before', () => {
  it('is the calendar month before the last whole one', async () => {
    const { before, ...now } = await overviewOf(`timeframe=last_month&code=${history.codes.busy}`);

    expect(now).toMatchObject({ scans: 10, submissions: 9 });
    expect(before).toMatchObject({
      from: '2026-09-01',
      to: '2026-09-30',
      scans: 10,
      unique_scans: 0,
      submissions: 5,
      not_submitted: 5,
      daily_average_scans: 10 / 30,
      daily_average_submissions: 5 / 30,
      average_response_time: null,
    });
    expect(before?.conversion_rate.value).toBeCloseTo(0.4, 10);
    expect(before?.abandon_rate.value).toBeCloseTo(-0.4, 10);
    expect(before?.average_rating.value).toBeCloseTo((5 * 9 + 4 * 10) / 9 - 27 / 5, 10);
    expect(before?.average_rating.low).toBeGreaterThan(0);
    expect(before?.nps.value).toBe(200);
  });

  it.each(['all_time', 'year_to_date', 'last_year', 'last_6_months'])(
    'of %s is unknown: there was no code yet through all of it',
    async (timeframe) => {
      expect((await overviewOf(`timeframe=${timeframe}`)).before).toBeNull();
    },
  );
});

describe('silent codes', () => {
  const silentOf = async (query = '') =>
    (await get<StatsLocationsCodes>(`locations_codes/?${query}`)).silent_codes;

  it('are those that used to be scanned, with what was expected since', async () => {
    expect(await silentOf()).toEqual([
      {
        id: history.codes.silent,
        name: 'Table 4',
        location: 'Old Town',
        last_scan: '2026-10-31',
        silent_days: 17,
        expected_scans: 34,
      },
    ]);
  });

  it('do not depend on the timeframe, but on the other filters', async () => {
    expect(await silentOf('timeframe=today')).toHaveLength(1);
    expect(await silentOf(`site=${history.oldTown.id}&form=${history.form}`)).toHaveLength(1);
    expect(await silentOf(`site=${history.riverside.id}`)).toEqual([]);
    expect(await silentOf(`code=${history.codes.busy}`)).toEqual([]);
  });

  it('are known for 28 days at least', async () => {
    const tomorrow = await on(addDays(today, 1), silentOf);

    // Its first scan was on the 22nd of October.
    expect(tomorrow.map(({ name }) => name)).toEqual(['Table 4', 'Table 5']);
    expect(tomorrow[1]).toMatchObject({ last_scan: '2026-11-10', silent_days: 8 });
  });

  it('are found however long they have been silent', async () => {
    const names = (await on(addDays(today, 190), silentOf)).map(({ name }) => name);

    expect(names).toEqual(expect.arrayContaining(['Table 4', 'Table 5', 'Table 1']));
  });

  it('are open: one that is paused is meant to be silent', async () => {
    await readAnswer(send().post(`/code/${history.codes.silent}/pause/`, {}));
    expect(await silentOf()).toEqual([]);
    await readAnswer(send().post(`/code/${history.codes.silent}/resume/`, {}));
  });
});

describe('versions of a form', () => {
  it('are told apart, each compared with the one before', async () => {
    const { versions } = await get<StatsForms>('forms/?timeframe=last_7_days');

    expect(versions).toMatchObject([
      {
        form_id: history.form,
        title: 'Better form',
        version: 2,
        submissions: 4,
        average_rating: { value: 9.5, n: 4 },
        nps: { value: 100, n: 4 },
        comment_rate: { value: 1, n: 4 },
        change: { value: 4 },
      },
      {
        form_id: history.form,
        title: 'Table form',
        version: 1,
        submissions: 4,
        average_rating: { value: 5.5 },
        nps: { value: -100 },
        comment_rate: { value: 0 },
        change: { value: null, low: null, high: null },
      },
    ]);
  });

  it('are narrowed by place as all the rest is', async () => {
    const at = async (query: string) =>
      (await get<StatsForms>(`forms/?timeframe=last_7_days&${query}`)).versions.map(
        ({ version, submissions }) => [version, submissions],
      );
    expect(await at(`code=${history.codes.pushy}`)).toEqual([
      [2, 4],
      [1, 4],
    ]);
    expect(await at(`site=${history.oldTown.id}&form=${history.form}`)).toHaveLength(2);
    expect(await at(`code=${history.codes.busy}`)).toEqual([]);
    expect(await at(`company=${history.riverside.company}`)).toEqual([]);
  });
});

describe('a place that changes', () => {
  it('keeps what its codes brought before they were moved away', async () => {
    await readAnswer(send().patch(`/code/${history.codes.quiet}/`, { site: history.oldTown.id }));

    expect(await overviewOf(`site=${history.riverside.id}`)).toMatchObject({
      scans: 2,
      is_recounting: false,
    });
    expect(
      await overviewOf(`site=${history.oldTown.id}&code=${history.codes.quiet}`),
    ).toMatchObject({ scans: 0 });
    const { locations } = await get<StatsLocationsCodes>('locations_codes/?timeframe=last_7_days');
    expect(locations.map(({ name, scans }) => [name, scans])).toEqual([
      ['Old Town', 1],
      ['Riverside', 2],
    ]);
  });

  it('has the days of its own clock', async () => {
    await readAnswer(
      send().patch(`/location/${history.oldTown.id}/`, { timezone: 'America/New_York' }),
    );
    const { series, heatmap } = await get<StatsScansSubmissions>(
      `scans_submissions/?timeframe=last_30_days&code=${history.codes.busy}`,
    );
    expect(series.filter(({ scans }) => scans > 0)).toEqual([
      { date: '2026-11-10', scans: 5, unique_scans: 2, submissions: 4 },
    ]);
    // Five past four in the morning of that Tuesday.
    expect(heatmap[1]?.[4]).toBe(2);
  });
});
