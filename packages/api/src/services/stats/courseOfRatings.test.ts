import { expect, it } from 'vitest';

import { addDays } from './findWindow.ts';
import { courseOfRatings } from './courseOfRatings.ts';

const dates = Array.from({ length: 9 }, (_, index) => addDays('2026-11-01', index));
const day = (date: string, ...ratings: number[]) => ({
  day: date,
  submissions: ratings.length + 1,
  ratings: ratings.length,
  sum: ratings.reduce((sum, rating) => sum + rating, 0),
  squares: ratings.reduce((sum, rating) => sum + rating * rating, 0),
});

it('has every day, an unrated one without an average', () => {
  const { over_time } = courseOfRatings(dates, [day('2026-11-02', 7, 8, 9, 8, 8)]);

  expect(over_time.map(({ date }) => date)).toEqual(dates);
  expect(over_time[0]).toEqual({
    date: '2026-11-01',
    average: null,
    low: null,
    high: null,
    count: 0,
  });
  expect(over_time[1]).toMatchObject({ average: 8, count: 5 });
  expect(over_time[1]?.low).toBeCloseTo(7.122, 3);
  expect(over_time[1]?.high).toBeCloseTo(8.878, 3);
});

it('counts a week from all of its ratings, so that it is surer than its days', () => {
  const { over_time, by_week } = courseOfRatings(dates, [
    day('2026-11-03', 7, 8),
    day('2026-11-09', 9, 8, 8),
  ]);

  expect(by_week.map(({ date, days }) => [date, days])).toEqual([
    ['2026-11-01', 2],
    ['2026-11-03', 7],
  ]);
  expect(by_week[0]).toMatchObject({ average: null, low: null, count: 0 });
  expect(by_week[1]).toMatchObject({ average: 8, count: 5 });
  expect(by_week[1]?.low).toBeCloseTo(7.122, 3);
  expect(by_week[1]?.low).toBeGreaterThan(over_time[2]?.low ?? 0);
});

it('of no days is none', () => {
  expect(courseOfRatings([], [])).toEqual({ over_time: [], by_week: [] });
});
