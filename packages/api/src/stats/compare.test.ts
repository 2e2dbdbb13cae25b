import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createRandom, type Random } from '../sample/seed/random.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import { makeOpenWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';
import { compareSides, type ComparedSubject } from './compare.ts';
import type { StatsComparison } from './contract.ts';
import { addDays, daysBetween } from './findWindow.ts';
import { type Counts, noCounts } from './rollup/Cell.ts';

/** Set by `npm run -w lab stats`, which repeats more. */
const tries = process.env['STATS_SHOW'] ? 1_000 : 150;

const today = '2026-11-22';
const lastWholeDay = addDays(today, -1);

const drawNormal = ({ share }: Random) =>
  Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share());

/** A count whose spread from day to day is a part of its mean, with weekends twice as busy as Mondays. */
function drawScans(random: Random, mean: number, spread: number, weekday: number): number {
  const level = mean * (weekday > 4 ? 1.5 : 0.8) * Math.exp(spread * drawNormal(random));
  return Math.max(0, Math.round(level + Math.sqrt(level) * drawNormal(random)));
}

interface World {
  scans: number;
  /** Standard deviation of the logarithm of a day's level. */
  spread: number;
  conversion: number;
  /** The chance of each rating. */
  ratings: readonly number[];
  /** The median of the seconds. */
  seconds: number;
}

const happy = [2, 1, 1, 2, 3, 4, 8, 16, 25, 38];

/** One side as a shop would have it, day by day. */
function drawSide(
  random: Random,
  window: ComparedSubject['window'],
  world: World,
): ComparedSubject {
  const firstDay = addDays(window.from, -60);
  const byDay = new Map<string, Counts>();
  const seconds = new Map<number, number>();
  for (const [index, day] of daysBetween({ from: firstDay, to: window.to }).entries()) {
    const counts = noCounts();
    counts.scans = drawScans(random, world.scans, world.spread, index % 7);
    for (let scan = 0; scan < counts.scans; scan += 1) {
      if (!random.happens(world.conversion)) continue;
      counts.submissions += 1;
      counts.from_scans += 1;
      const rating = random.weighted(world.ratings);
      counts.r[rating] = (counts.r[rating] ?? 0) + 1;
      const took = Math.round(world.seconds * Math.exp(0.6 * drawNormal(random)));
      if (day >= window.from) seconds.set(took, (seconds.get(took) ?? 0) + 1);
    }
    byDay.set(day, counts);
  }
  return { window, firstDay, byDay, seconds };
}

const month = { from: '2026-10-24', to: today };
const week = { from: '2026-11-16', to: today };

const shareWithClaims = (
  seed: number,
  draw: (random: Random) => [ComparedSubject, ComparedSubject],
) => {
  const random = createRandom(seed);
  let claims = 0;
  for (let run = 0; run < tries; run += 1) {
    const [one, other] = draw(random);
    const measures = compareSides(one, other, { lastWholeDay, kind: 'things' });
    if (measures.some(({ differs }) => differs)) claims += 1;
  }
  return claims / tries;
};

describe('a comparison', () => {
  it.each([
    ['a month of a quiet place', month, { scans: 4, spread: 0.3 }],
    ['a month of a busy place', month, { scans: 40, spread: 0.3 }],
    ['a week', week, { scans: 15, spread: 0.2 }],
    ['a month of days that differ much', month, { scans: 12, spread: 0.6 }],
  ])(
    'of equals claims something in at most 1 of 10 cases: %s',
    { timeout: 120_000 },
    (_, window, busy) => {
      const world = { conversion: 0.4, ratings: happy, seconds: 30, ...busy };
      const share = shareWithClaims(11, (random) => [
        drawSide(random, window, world),
        drawSide(random, window, world),
      ]);
      // Three standard errors of 0.1 in 150 tries.
      expect(share).toBeLessThan(process.env['STATS_SHOW'] ? 0.1 : 0.1 + 0.07);
    },
  );

  it('finds what differs, and says which way', { timeout: 120_000 }, () => {
    const random = createRandom(3);
    const world = { scans: 30, spread: 0.2, conversion: 0.4, ratings: happy, seconds: 30 };
    const measures = compareSides(
      drawSide(random, month, { ...world, scans: 60, seconds: 60, conversion: 0.6 }),
      drawSide(random, month, { ...world, ratings: happy.toReversed() }),
      { lastWholeDay, kind: 'things' },
    );
    for (const { measure, differs, difference } of measures) {
      expect([measure, differs, (difference.value ?? 0) > 0]).toEqual([measure, true, true]);
    }
  });

  it('shows counts of two codes, and does not compare them: more people pass one', () => {
    const random = createRandom(5);
    const world = { scans: 30, spread: 0.2, conversion: 0.4, ratings: happy, seconds: 30 };
    const measures = compareSides(
      drawSide(random, month, { ...world, scans: 90 }),
      drawSide(random, month, world),
      { lastWholeDay, kind: 'codes' },
    );
    const of = (name: string) => measures.find(({ measure }) => measure === name);
    expect(of('scans')?.one.value).toBeGreaterThan(2 * (of('scans')?.other.value ?? 0));
    for (const name of ['scans', 'submissions']) {
      expect(of(name)).toMatchObject({ difference: { value: null }, differs: null });
    }
    expect(of('conversion_rate')?.differs).not.toBeNull();
  });

  it('claims nothing with fewer than ten observations', () => {
    const few = { ...noCounts(), scans: 4, submissions: 4, from_scans: 4 };
    few.r[9] = 4;
    const side = (counts: Counts): ComparedSubject => ({
      window: week,
      firstDay: week.from,
      byDay: new Map([[week.from, counts]]),
      seconds: new Map([[10, 4]]),
    });
    const measures = compareSides(side(few), side(few), { lastWholeDay, kind: 'things' });
    expect(measures.map(({ differs }) => differs)).toEqual([null, null, null, null, null, null]);
  });
});

describe('GET /stats/compare/', () => {
  let api: TestApi;
  let owner: TestPerson;
  let ids: Record<'one' | 'other', { company: string; site: string; code: string; form: string }>;

  beforeAll(async () => {
    api = await createTestApi();
    api.clock.skewMs = Date.parse('2026-11-18T12:00:00Z') - Date.now();
    owner = await api.addPerson('owner');
    const shops = [await makeOpenWorkspace(api, owner), await makeOpenWorkspace(api, owner)];
    const [one, other] = shops.map(({ company, location, code, form }) => ({
      company: company.id,
      site: location.id,
      code: code.id,
      form: form.id,
    }));
    if (!one || !other) throw new Error('Two were made.');
    ids = { one, other };
    for (const [index, { code }] of shops.entries()) {
      for (let answer = 0; answer < 12; answer += 1) {
        await readAnswer(
          api
            .as(guest)
            .post(
              `/survey/${code.slug}/submit/`,
              visitorsAnswer({ rating: index === 0 ? 9 + (answer % 2) : 1 + (answer % 2) }),
            ),
        );
      }
    }
  });
  afterAll(() => api.close());

  const compare = (query: string) =>
    readAnswer<StatsComparison>(api.as(owner).get(`/stats/compare/?${query}`));
  const measureOf = ({ measures }: StatsComparison, name: string) =>
    measures.find(({ measure }) => measure === name);

  it.each(['company', 'site', 'code', 'form'] as const)('compares two by %s', async (kind) => {
    const found = await compare(
      `timeframe=last_7_days&${kind}=${ids.one[kind]}&other_${kind}=${ids.other[kind]}`,
    );
    expect(found).toMatchObject({
      one: { from: '2026-11-12', to: '2026-11-18' },
      other: { from: '2026-11-12', to: '2026-11-18' },
    });
    expect(measureOf(found, 'average_rating')).toMatchObject({
      one: { value: 9.5, n: 12 },
      other: { value: 1.5, n: 12 },
      difference: { value: 8 },
      differs: true,
    });
    expect(measureOf(found, 'conversion_rate')).toMatchObject({ differs: null });
    expect(found.compares_counts).toBe(kind !== 'code');
  });

  it('compares two ranges', async () => {
    const found = await compare('timeframe=today&other_from=2026-11-01&other_to=2026-11-17');
    expect(found).toMatchObject({
      one: { from: '2026-11-18', to: '2026-11-18' },
      other: { from: '2026-11-01', to: '2026-11-17' },
    });
    // Today is not over.
    expect(measureOf(found, 'submissions')).toMatchObject({ one: { value: null }, differs: null });
  });

  it('compares versions of a form by what is known of them', async () => {
    const found = await compare(`form=${ids.one.form}&version=1&other_version=2`);
    expect(found.measures.map(({ measure }) => measure)).toEqual([
      'average_rating',
      'nps',
      'response_time',
    ]);
    expect(measureOf(found, 'average_rating')).toMatchObject({
      one: { n: 12 },
      other: { value: null, n: 0 },
      differs: null,
    });
  });

  it('refuses what are not two of one kind', async () => {
    const { one, other } = ids;
    const notComparable = {
      non_field_errors: [
        'Choose two of one kind that differ: days, places, codes, forms or versions of a form.',
      ],
    };
    for (const [query, refused] of [
      ['', notComparable],
      [`site=${one.site}&other_site=${one.site}`, notComparable],
      [`site=${one.site}&other_code=${other.code}`, notComparable],
      [`other_form=${other.form}`, notComparable],
      [`site=${one.site}&other_site=${other.site}&other_timeframe=today`, notComparable],
      [`version=1&other_version=2`, notComparable],
      [
        'timeframe=last_7_days&other_timeframe=today',
        { other_from: ['The two have days in common.'] },
      ],
      [
        'from=2026-11-09&to=2026-11-01&other_timeframe=today',
        { to: ['The last day is before the first.'] },
      ],
      [
        'timeframe=today&other_from=2026-11-09&other_to=2026-11-01',
        { other_to: ['The last day is before the first.'] },
      ],
    ] as const) {
      const answer = await api.as(owner).get(`/stats/compare/?${query}`);
      expect([query, answer.status, await answer.json()]).toEqual([query, 400, refused]);
    }
  });

  it('shows nobody the numbers of another account', async () => {
    const stranger = await api.addPerson('stranger');
    const found = await readAnswer<StatsComparison>(
      api.as(stranger).get(`/stats/compare/?site=${ids.one.site}&other_site=${ids.other.site}`),
    );
    expect(found.measures.map(({ one, other }) => one.n + other.n)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
