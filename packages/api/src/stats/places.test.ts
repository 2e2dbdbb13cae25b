import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createRandom } from '../sample/seed/random.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import { ratingWorlds, tiltTo, trueMean } from '../test/stats/intervals/truths.ts';
import { cafeLocation, makeOpenWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';
import { findSpread } from './comparisons.ts';
import type { StatsCrossTable, StatsPlaces } from './contract.ts';
import { cutPeriods } from './crossTable.ts';
import { chanceOfTarget, standardizeDifference } from './estimates.ts';
import { funnelLimits } from './places.ts';
import { estimateTopics } from './topics.ts';

/** Set by `npm run -w lab stats`, which shows the shares and repeats more. */
const { STATS_SHOW } = process.env;

const draw = (random: ReturnType<typeof createRandom>, weights: readonly number[], n: number) => {
  const r = Array.from({ length: 10 }, () => 0);
  for (let answer = 0; answer < n; answer += 1) {
    const rating = random.weighted(weights);
    r[rating] = (r[rating] ?? 0) + 1;
  }
  return r;
};

const meanOf = (ratings: readonly number[]) =>
  ratings.reduce((sum, count, index) => sum + count * (index + 1), 0) /
  ratings.reduce((sum, count) => sum + count, 0);

/** The worlds that ratings of places are like. In those of two values limits fall on either. */
const worlds = ['happy', 'excellent', 'cross', 'middling', 'even', 'five points', 'J, 8 % ones'];

describe('the limits of a funnel', () => {
  it.each([10, 30, 100, 400])('hold 95 and 99.8 of 100 equal places with %d ratings', (n) => {
    const tries = STATS_SHOW ? 4_000 : 800;
    const margin = 3 * Math.sqrt((0.05 * 0.95) / tries);
    const shares = worlds.map((world) => {
      const weights = ratingWorlds[world] ?? [];
      const random = createRandom(n);
      const scaled = weights.map((weight) => weight * 1_000);
      const limits = funnelLimits(findSpread([scaled], 1), n);
      let [outside, beyond] = [0, 0];
      for (let nth = 0; nth < tries; nth += 1) {
        const mean = meanOf(draw(random, weights, n));
        if (mean < limits.low || mean > limits.high) outside += 1;
        if (mean < limits.outer_low || mean > limits.outer_high) beyond += 1;
      }
      return { world, outside: outside / tries, beyond: beyond / tries };
    });
    for (const { world, outside, beyond } of shares) {
      if (STATS_SHOW) {
        console.log(
          `funnel, n = ${n}, ${world}: ${(100 * outside).toFixed(1)} % and ${(100 * beyond).toFixed(2)} % outside`,
        );
      }
      expect(outside).toBeGreaterThan(0.05 - 0.02 - margin);
      expect(outside).toBeLessThan(0.05 + 0.015 + margin);
      expect(beyond).toBeLessThan(0.005 + margin / 2);
    }
  });

  it('are wider by as much as places differ', () => {
    const spread = { mean: 7, variance: 4, skewness: 0, between: 0.25 };
    const { low, high, outer_low, outer_high } = funnelLimits(spread, 1_000_000);
    expect(high - low).toBeCloseTo(2 * 1.96 * 0.5, 2);
    expect(outer_high - outer_low).toBeCloseTo(2 * 3.09 * 0.5, 2);
  });
});

describe('the chance that a target is met', () => {
  it('is a half where the mean is the target, and as sure as it is far', () => {
    const ratings = [0, 0, 0, 0, 5, 10, 20, 20, 10, 5];
    expect(chanceOfTarget(ratings, meanOf(ratings), 1)).toBeCloseTo(0.5, 3);
    expect(chanceOfTarget(ratings, 7, 1)).toBeGreaterThan(0.99);
    expect(chanceOfTarget(ratings, 8, 1)).toBeLessThan(0.05);
    expect(chanceOfTarget(ratings, 7, 30)).toBeLessThan(0.8);
    expect(chanceOfTarget([], 7, 1)).toBeNull();
  });

  it.each([
    [10, 'happy'],
    [10, 'middling'],
    [30, 'happy'],
    [30, 'excellent'],
    [100, 'happy'],
    [100, 'J, 8 % ones'],
    [400, 'happy'],
  ] as const)('is what it says, with %d ratings of worlds like “%s”', (n, world) => {
    const tries = STATS_SHOW ? 8_000 : 600;
    const random = createRandom(n);
    const weights = ratingWorlds[world] ?? [];
    const target = trueMean(weights);
    // Means evenly around the target, as far as ratings can tell them from it.
    const { variance } = findSpread([weights], 1);
    const reach = Math.min(9.8 - target, 3 * Math.sqrt(variance / n));
    const bins = Array.from({ length: 5 }, () => ({ claimed: 0, met: 0, count: 0 }));
    for (let nth = 0; nth < tries; nth += 1) {
      const own = tiltTo(weights, target + reach * (2 * random.share() - 1));
      const chance = chanceOfTarget(draw(random, own, n), target, 1) ?? 0;
      const bin = bins[Math.min(4, Math.floor(chance * 5))];
      if (!bin) continue;
      bin.claimed += chance;
      bin.met += Number(trueMean(own) >= target);
      bin.count += 1;
    }
    for (const { claimed, met, count } of bins) {
      if (STATS_SHOW) {
        console.log(
          `target, n = ${n}, ${world}: said ${((100 * claimed) / count).toFixed(1)} %, met ${((100 * met) / count).toFixed(1)} %`,
        );
      }
      const margin = 3 * Math.sqrt(0.25 / count);
      expect(Math.abs(claimed - met) / count).toBeLessThan(0.06 + margin);
    }
  });
});

describe('what goes with the rating', () => {
  const topicOf = (name: string, ratings: { with: number[]; without: number[] }) => ({
    topic: name,
    n: 30,
    before: 0,
    positive: 0,
    negative: 0,
    moods: [0, 0, 0],
    moodsBefore: [0, 0, 0],
    examples: [],
    ratings,
  });

  it('is told in standard deviations, and beyond chance alone', () => {
    const good = draw(createRandom(1), ratingWorlds['happy'] ?? [], 300);
    const bad = draw(createRandom(2), ratingWorlds['cross'] ?? [], 40);
    const { value } = standardizeDifference(bad, good);
    expect(value).toBeLessThan(-1.2);
    expect(standardizeDifference([0, 0, 1], [0, 0, 5]).value).toBeNull();
    const found = estimateTopics(
      [
        topicOf('wait', { with: bad, without: good }),
        topicOf('few', { with: [0, 3, 2, 0, 0, 0, 0, 0, 0, 0], without: good }),
        topicOf('price', {
          with: draw(createRandom(3), ratingWorlds['happy'] ?? [], 40),
          without: good,
        }),
      ],
      { now: 340, before: null },
    );
    expect(found.map(({ goes_with }) => goes_with)).toEqual(['lower', null, null]);
  });

  it.each([5, 27])(
    'is claimed in 1 of 10 reports at most where nothing does: %d topics',
    (count) => {
      const reports = STATS_SHOW ? 1_000 : 150;
      const random = createRandom(count);
      let claimed = 0;
      for (let nth = 0; nth < reports; nth += 1) {
        const topics = Array.from({ length: count }, (_, index) =>
          topicOf(`${index}`, {
            with: draw(random, ratingWorlds['happy'] ?? [], 10 + random.below(90)),
            without: draw(random, ratingWorlds['happy'] ?? [], 300),
          }),
        );
        const told = estimateTopics(topics, { now: 400, before: null });
        if (told.some(({ goes_with }) => goes_with !== null)) claimed += 1;
      }
      if (STATS_SHOW) {
        console.log(`${count} topics without effect: claimed in ${(100 * claimed) / reports} %`);
      }
      expect(claimed / reports).toBeLessThan(0.1 + 3 * Math.sqrt(0.09 / reports));
    },
  );

  it.each([10, 30, 100])('has an interval that holds in 92 to 99 of 100 cases, with %d', (n) => {
    const tries = STATS_SHOW ? 4_000 : 600;
    const weights = ratingWorlds['happy'] ?? [];
    const lower = tiltTo(weights, trueMean(weights) - 1);
    const variance = (of: readonly number[]) =>
      findSpread([of.map((weight) => 1e6 * weight)], 1).variance;
    const random = createRandom(n);
    let held = 0;
    for (let nth = 0; nth < tries; nth += 1) {
      // The pooled deviation of as many of either kind.
      const pooled = Math.sqrt(((n - 1) * variance(lower) + 299 * variance(weights)) / (n + 298));
      const { low, high } = standardizeDifference(
        draw(random, lower, n),
        draw(random, weights, 300),
      );
      if ((low ?? 0) <= -1 / pooled && -1 / pooled <= (high ?? 0)) held += 1;
    }
    if (STATS_SHOW) console.log(`standardized, n = ${n}: ${((100 * held) / tries).toFixed(1)} %`);
    expect(held / tries).toBeGreaterThan(0.92 - 3 * Math.sqrt(0.07 / tries));
    expect(held / tries).toBeLessThan(0.99);
  });
});

describe('the periods of a table', () => {
  it.each([
    ['2026-11-03', '2026-11-14', 12, '2026-11-14'],
    ['2026-11-01', '2026-11-14', 2, '2026-11-08'],
    ['2026-11-01', '2026-11-28', 4, '2026-11-22'],
    ['2025-01-15', '2026-11-26', 12, '2026-11-01'],
  ])('from %s to %s are %d, the last from %s', (from, to, count, last) => {
    const periods = cutPeriods({ from, to });
    expect([periods.length, periods.at(-1)]).toEqual([count, { from: last, to }]);
  });
});

describe('GET /stats/places/', () => {
  let api: TestApi;
  let owner: TestPerson;
  let places: { id: string; slug: string }[];
  const get = (query = '') => readAnswer<StatsPlaces>(api.as(owner).get(`/stats/places/?${query}`));

  beforeAll(async () => {
    api = await createTestApi();
    owner = await api.addPerson('owner');
    const { company, location, code, form, frame } = await makeOpenWorkspace(api, owner);
    const other = await readAnswer<{ id: string }>(
      api.as(owner).post('/location/', { ...cafeLocation(company.id), name: 'Terrace' }),
    );
    const second = await readAnswer<{ id: string; slug: string }>(
      api
        .as(owner)
        .post('/code/', { name: 'Table 2', site: other.id, form: form.id, frame: frame.id }),
    );
    await readAnswer(api.as(owner).post(`/code/${second.id}/publish/`, {}));
    places = [
      { id: location.id, slug: code.slug },
      { id: other.id, slug: second.slug },
    ];
    const ratings = [
      [10, 9, 10, 10, 9, 8, 10, 10, 9, 10, 10, 9],
      [3, 4, 7, 2, 5, 6, 3, 8, 4, 5, 4, 3],
    ];
    for (const [index, given] of ratings.entries()) {
      for (const rating of given) {
        await readAnswer(
          api
            .as(guest)
            .post(
              `/survey/${places[index]?.slug}/submit/`,
              visitorsAnswer({ rating, comment: '' }),
            ),
        );
      }
    }
  });
  afterAll(() => api.close());

  it('shows means, shares of 8 to 10, scores, and who stands out', async () => {
    const { places: rows, all, funnel } = await get();
    expect(rows.map(({ name, standing }) => [name, standing])).toEqual([
      [expect.any(String), 'above'],
      ['Terrace', 'below'],
    ]);
    expect(rows[0]).toMatchObject({ satisfied: { value: 1, n: 12 }, nps: { n: 12 }, target: null });
    expect(rows[1]?.satisfied.value).toBeCloseTo(1 / 12, 10);
    expect(rows[1]?.average_rating.value).toBeCloseTo(4.5, 10);
    expect(all.average_rating.n).toBe(24);
    expect(funnel?.mean).toBeCloseTo(all.average_rating.value ?? 0, 10);
    expect(funnel?.places_differ).toBe(0);
    for (const { low, high, outer_low, outer_high } of funnel?.limits ?? []) {
      expect([outer_low, low, high, outer_high]).toEqual(
        [outer_low, low, high, outer_high].toSorted((a, b) => a - b),
      );
    }
  });

  it('says how likely it is that a location meets its target', async () => {
    const set = (id: string | undefined, target: unknown) =>
      api.as(owner).patch(`/location/${id}/`, { rating_target: target });
    await readAnswer(set(places[0]?.id, 8.5));
    await readAnswer(set(places[1]?.id, 8.5));
    const [first, second] = (await get()).places;
    expect(first).toMatchObject({ target: 8.5 });
    expect(first?.target_chance).toBeGreaterThan(0.85);
    expect(second?.target_chance).toBeLessThan(0.01);
    // Two answers of one day are too few.
    expect((await get('to=2020-01-01')).places[0]).toMatchObject({
      target: 8.5,
      target_chance: null,
    });
    for (const wrong of [0, 10.5, 'much'])
      expect((await set(places[0]?.id, wrong)).status).toBe(400);
    await readAnswer(set(places[0]?.id, null));
    expect((await get()).places[0]?.target).toBeNull();
  });

  it('counts a question by place and time, and all together', async () => {
    // In the last hour of UTC's day it is tomorrow at the places.
    const table = (query: string) =>
      readAnswer<StatsCrossTable>(
        api.as(owner).get(`/stats/cross_table/?tz=Europe/Warsaw&${query}`),
      );
    const { answers, periods, rows } = await table('timeframe=last_7_days');
    expect(answers).toEqual(['high', 'middle', 'low']);
    expect(periods).toHaveLength(7);
    expect(rows.map(({ name }) => name)).toEqual([expect.any(String), 'Terrace', '']);
    expect(rows.map(({ total }) => total.shares.map(({ value, n }) => (value ?? 0) * n))).toEqual([
      [11, 1, 0],
      [0, 2, 10].map((count) => expect.closeTo(count, 10) as number),
      [11, 3, 10].map((count) => expect.closeTo(count, 10) as number),
    ]);
    expect(rows[1]?.cells.at(-1)).toEqual(rows[1]?.total);
    expect(rows[1]?.cells[0]?.shares[0]).toEqual({ value: null, low: null, high: null, n: 0 });

    const comments = await table(`question=comment&site=${places[1]?.id}`);
    expect(comments.rows.at(-1)?.total.shares.map(({ value }) => value)).toEqual([0, 1]);
    expect((await table('question=sentiment')).answers).toEqual([
      'positive',
      'neutral',
      'negative',
    ]);
    expect((await api.as(owner).get('/stats/cross_table/?question=weather')).status).toBe(400);
  });

  it('has no funnel of one place', async () => {
    const { funnel, places: rows } = await get(`site=${places[0]?.id}`);
    expect([rows.length, funnel]).toEqual([1, null]);
  });
});
