import { describe, expect, it } from 'vitest';

import { createRandom } from '../sample/seed/random.ts';
import { drawCount, drawNormal } from '../test/stats/drawCounts.ts';
import {
  compareCounts,
  daysThatAreOver,
  findClustering,
  findDiscoveries,
  findStandings,
} from './comparisons.ts';
import { tiltTo, trueMean } from '../test/stats/intervals/truths.ts';
import type { Timeframe } from './contract.ts';
import { addDays, findWindow, findWindowBefore, weekdayOf } from './findWindow.ts';

/** Set by `npm run -w lab stats`, which shows the shares and repeats more. */
const { STATS_SHOW } = process.env;
const tries = STATS_SHOW ? 2_000 : 200;

/** Few tries are off by as much in 1 of 700 cases: three standard errors. */
const withMargin = (share: number) => share + 3 * Math.sqrt((share * (1 - share)) / tries);

const show = (text: string, share: number) => {
  if (STATS_SHOW) console.log(`${text}: ${(100 * share).toFixed(1)} %`);
};

const today = '2026-11-22';
const yesterday = addDays(today, -1);
/** Weekends are twice as busy as Mondays. */
const weekdays = [0.7, 0.8, 0.9, 1, 1.4, 1.5, 0.7];

const windowsOf = (timeframe: Exclude<Timeframe, 'all_time'>) => {
  const before = findWindowBefore(timeframe, today);
  if (!before) throw new Error('All time has nothing before.');
  return { now: findWindow(timeframe, today), before };
};

describe('a period with a day that is not over', () => {
  it('is compared by the days that are, as many of each', () => {
    expect(daysThatAreOver(windowsOf('last_7_days'), yesterday)).toEqual({
      now: { from: '2026-11-16', to: '2026-11-21' },
      before: { from: '2026-11-09', to: '2026-11-14' },
    });
  });

  it('is not compared where none is', () => {
    expect(daysThatAreOver(windowsOf('today'), yesterday)).toBeUndefined();
  });

  it('that has ended is compared whole', () => {
    const lastMonth = windowsOf('last_month');
    expect(daysThatAreOver(lastMonth, yesterday)).toEqual(lastMonth);
  });
});

describe('a change of a count', () => {
  const periods = {
    now: { from: '2026-10-01', to: '2026-10-31' },
    before: { from: '2026-09-01', to: '2026-09-30' },
  };

  it('is day for day: a long month is no growth', () => {
    const { value, low, high } = compareCounts(() => 10, periods);
    expect(value).toBeCloseTo(0, 1);
    expect(low).toBeLessThan(0);
    expect(high).toBeGreaterThan(0);
  });

  it('to nothing is one of all, and from nothing unknown', () => {
    const onlyIn = (month: string) => (day: string) => Number(day.startsWith(month)) * 5;
    expect(compareCounts(onlyIn('2026-09'), periods)).toMatchObject({ value: -1 });
    expect(compareCounts(onlyIn('2026-10'), periods).value).toBeNull();
  });

  it('is found where there is one', () => {
    const random = createRandom(3);
    const { value, low } = compareCounts(
      (day) => drawCount(random, day >= '2026-10-01' ? 26 : 20, 2),
      periods,
    );
    expect(value).toBeGreaterThan(0.1);
    expect(low).toBeGreaterThan(0);
  });

  it.each(
    (['last_7_days', 'last_30_days', 'last_month'] as const).flatMap((timeframe) =>
      [2, 60, 400].flatMap((mean) =>
        [1, 2, 4].map((dispersion) => ({ timeframe, mean, dispersion })),
      ),
    ),
  )(
    'is claimed in 5 of 100 looks at $timeframe with $mean a day where there is none, variance × $dispersion',
    ({ timeframe, mean, dispersion }) => {
      const random = createRandom(mean * dispersion);
      const compared = daysThatAreOver(windowsOf(timeframe), yesterday);
      if (!compared) throw new Error('No day is over.');
      let [more, fewer] = [0, 0];
      for (let nth = 0; nth < tries; nth += 1) {
        const counts = new Map<string, number>();
        const { low, high } = compareCounts(
          (day) => {
            const level = mean * (weekdays[weekdayOf(day)] ?? 1) * (day === today ? 0.3 : 1);
            const count = counts.get(day) ?? drawCount(random, level, dispersion);
            counts.set(day, count);
            return count;
          },
          compared,
          '2026-01-01',
        );
        if ((low ?? 0) > 0) more += 1;
        if ((high ?? 0) < 0) fewer += 1;
      }
      show(`${timeframe}, ${mean} a day, variance × ${dispersion}: fewer`, fewer / tries);
      show(`${timeframe}, ${mean} a day, variance × ${dispersion}: more`, more / tries);
      expect(fewer / tries).toBeLessThanOrEqual(withMargin(0.05));
      expect((more + fewer) / tries).toBeLessThanOrEqual(withMargin(0.07));
    },
  );
});

describe('many findings', () => {
  const finding = (sure: number) => ({ sure, freedoms: 200 });

  it('are judged together: what stands alone may fall among many', () => {
    const one = finding(1.1);
    expect(findDiscoveries([one])).toEqual([one]);
    const still = Array.from({ length: 19 }, () => finding(0.1));
    expect(findDiscoveries([one, ...still])).toEqual([]);
    const clear = finding(-3);
    expect(findDiscoveries([clear, ...still])).toEqual([clear]);
  });
});

const worlds = {
  happy: [2, 1, 2, 2, 4, 5, 10, 20, 22, 32],
  'J, 8 % ones': [8, 2, 1, 1, 2, 2, 3, 5, 8, 68],
  '90 % tens, 10 % ones': [10, 0, 0, 0, 0, 0, 0, 0, 0, 90],
  'mostly tens': [0, 0, 0, 0, 0, 0, 1, 2, 7, 90],
};

const noRatings = () => Array.from({ length: 10 }, () => 0);

describe('places', () => {
  it('that stand out are named: one that is a point worse than nine others', () => {
    const places = Array.from({ length: 10 }, (_, id) => ({
      id,
      r: id === 4 ? [10, 5, 5, 5, 10, 10, 10, 15, 15, 15] : [2, 1, 2, 2, 4, 5, 10, 20, 22, 32],
    }));
    expect([...findStandings(places, 1)]).toEqual([[4, 'below']]);
  });

  it('with few ratings, or alone, do not', () => {
    expect(findStandings([{ id: 1, r: [0, 0, 0, 0, 0, 0, 0, 0, 0, 200] }], 1).size).toBe(0);
    const few = [
      { id: 1, r: [9, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
      { id: 2, r: [0, 0, 0, 0, 0, 0, 0, 0, 0, 200] },
    ];
    expect(findStandings(few, 1).size).toBe(0);
  });

  it.each(
    Object.keys(worlds).flatMap((world) => [5, 20, 40, 120].map((count) => ({ world, count }))),
  )(
    'that are equal are named in 1 of 10 reports at most: $count of the world “$world”',
    ({ world, count }) => {
      const weights = worlds[world as keyof typeof worlds];
      const random = createRandom(count);
      const reports = STATS_SHOW ? 400 : 40;
      let named = 0;
      for (let nth = 0; nth < reports; nth += 1) {
        const days = Array.from({ length: 30 }, noRatings);
        const places = Array.from({ length: count }, (_, id) => {
          const r = noRatings();
          for (let answer = random.below(200) + 10; answer > 0; answer -= 1) {
            const rating = random.weighted(weights);
            const day = days[random.below(30)];
            r[rating] = (r[rating] ?? 0) + 1;
            if (day) day[rating] = (day[rating] ?? 0) + 1;
          }
          return { id, r };
        });
        if (findStandings(places, findClustering(days)).size > 0) named += 1;
      }
      show(`${count} equal places of “${world}”: somebody named`, named / reports);
      expect(named / reports).toBeLessThanOrEqual(0.1 + 3 * Math.sqrt(0.09 / reports));
    },
  );
});

describe('places that all differ', () => {
  it.each(
    [10, 20, 40, 120].flatMap((count) => [0.2, 0.5].map((deviation) => ({ count, deviation }))),
  )(
    'are named in 1 of 10 reports at most where none is of another kind: $count, means $deviation apart',
    ({ count, deviation }) => {
      const random = createRandom(count + deviation);
      const reports = STATS_SHOW ? 400 : 40;
      let named = 0;
      for (let nth = 0; nth < reports; nth += 1) {
        const places = Array.from({ length: count }, (_, id) => {
          const weights = tiltTo(
            worlds.happy,
            trueMean(worlds.happy) + deviation * drawNormal(random),
          );
          const r = noRatings();
          for (let answer = random.below(400) + 10; answer > 0; answer -= 1) {
            const rating = random.weighted(weights);
            r[rating] = (r[rating] ?? 0) + 1;
          }
          return { id, r };
        });
        if (findStandings(places, 1).size > 0) named += 1;
      }
      show(`${count} places with means ${deviation} apart: somebody named`, named / reports);
      expect(named / reports).toBeLessThanOrEqual(0.1 + 3 * Math.sqrt(0.09 / reports));
    },
  );
});

describe('answers of one day', () => {
  const draw = (isMoody: boolean) => {
    const random = createRandom(9);
    return Array.from({ length: 60 }, (_, day) => {
      const r = noRatings();
      for (let answer = 0; answer < 20; answer += 1) {
        const shift = isMoody ? (day % 2 === 0 ? 0 : -3) : 0;
        const rating = Math.max(0, random.weighted(worlds.happy) + shift);
        r[rating] = (r[rating] ?? 0) + 1;
      }
      return r;
    });
  };

  it('that have nothing in common vary as any do; a good and a bad day apart, more', () => {
    expect(findClustering(draw(false))).toBeLessThan(1.6);
    expect(findClustering(draw(true))).toBeGreaterThan(5);
  });
});
