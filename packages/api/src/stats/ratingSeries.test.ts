import { expect, it } from 'vitest';

import { addDays } from './findWindow.ts';
import { ratingSeries } from './figures.ts';
import { estimateMean } from './estimates.ts';
import { noCounts } from './rollup/Cell.ts';

const dates = Array.from({ length: 9 }, (_, index) => addDays('2026-11-01', index));
/** The mean of 7, 8, 9, 8 and 8. */
const fiveRatings = estimateMean([0, 0, 0, 0, 0, 0, 1, 3, 1, 0]);

/** What was counted on days, each with its ratings. */
const counted = (ratings: Record<string, number[]>) =>
  new Map(
    Object.entries(ratings).map(([date, given]) => {
      const counts = noCounts();
      for (const rating of given) counts.r[rating - 1] = (counts.r[rating - 1] ?? 0) + 1;
      return [date, counts];
    }),
  );

it('has every day, an unrated one without an average', () => {
  const { over_time } = ratingSeries({
    dates,
    byDay: counted({ '2026-11-02': [7, 8, 9, 8, 8] }),
  });

  expect(over_time.map(({ date }) => date)).toEqual(dates);
  expect(over_time[0]).toEqual({
    date: '2026-11-01',
    average: null,
    low: null,
    high: null,
    count: 0,
  });
  expect(over_time[1]).toMatchObject({ average: 8, count: 5 });
  expect(over_time[1]).toMatchObject({ low: fiveRatings.low, high: fiveRatings.high });
});

it('counts a week from all of its ratings, so that it is surer than its days', () => {
  const { over_time, by_week } = ratingSeries({
    dates,
    byDay: counted({ '2026-11-03': [7, 8], '2026-11-09': [9, 8, 8] }),
  });

  expect(by_week.map(({ date, days }) => [date, days])).toEqual([
    ['2026-11-01', 2],
    ['2026-11-03', 7],
  ]);
  expect(by_week[0]).toMatchObject({ average: null, low: null, count: 0 });
  expect(by_week[1]).toMatchObject({ average: 8, count: 5 });
  expect(by_week[1]).toMatchObject({ low: fiveRatings.low, high: fiveRatings.high });
  expect(by_week[1]?.low).toBeGreaterThan(over_time[2]?.low ?? 0);
});

it('of no days is none', () => {
  expect(ratingSeries({ dates: [], byDay: new Map() })).toEqual({ over_time: [], by_week: [] });
});
