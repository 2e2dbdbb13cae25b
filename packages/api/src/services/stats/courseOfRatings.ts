import { groupByWeek } from '@hearback/schema/periods';

import type { StatsRatings } from '../../contract/stats.ts';
import type { AnswerDay } from '../../repositories/stats.ts';
import { estimateMean } from './estimateMean.ts';

type Course = Pick<StatsRatings, 'over_time' | 'by_week'>;
type Sums = Pick<AnswerDay, 'ratings' | 'sum' | 'squares'>;

const none: Sums = { ratings: 0, sum: 0, squares: 0 };

const add = (one: Sums, other: Sums): Sums => ({
  ratings: one.ratings + other.ratings,
  sum: one.sum + other.sum,
  squares: one.squares + other.squares,
});

const describe = (date: string, { ratings, sum, squares }: Sums) => {
  const { value, low, high, n } = estimateMean({ n: ratings, sum, squares });
  return { date, average: value, low, high, count: n };
};

/**
 * How the mean rating runs over the days of a window, and over its weeks, each with its own interval:
 * that of `estimateMean`. A week is counted from all of its ratings, so that a busy day weighs more.
 */
export function courseOfRatings(dates: readonly string[], answered: readonly AnswerDay[]): Course {
  const byDay = new Map(answered.map((row) => [row.day, row]));
  const days = dates.map((date) => ({ date, sums: byDay.get(date) ?? none }));

  return {
    over_time: days.map(({ date, sums }) => describe(date, sums)),
    by_week: groupByWeek(days).map((week) => ({
      ...describe(week[0]?.date ?? '', week.map(({ sums }) => sums).reduce(add, none)),
      days: week.length,
    })),
  };
}
