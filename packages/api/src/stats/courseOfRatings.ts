import { groupByWeek } from '@hearback/schema/periods';

import type { StatsRatings } from './contract.ts';
import { estimateMean, type Ratings } from './estimateMean.ts';
import type { Series } from './findSeries.ts';
import { addRatings, noRatings, ratingsOf } from './ratingsOf.ts';

type Course = Pick<StatsRatings, 'over_time' | 'by_week'>;

const describe = (date: string, ratings: Ratings) => {
  const { value, low, high, n } = estimateMean(ratings);
  return { date, average: value, low, high, count: n };
};

/**
 * How the mean rating runs over the days of a window, and over its weeks, each with its own interval:
 * that of `estimateMean`. A week is counted from all of its ratings, so that a busy day weighs more.
 */
export function courseOfRatings({ dates, byDay }: Series): Course {
  const days = dates.map((date) => {
    const counts = byDay.get(date);
    return { date, ratings: counts ? ratingsOf(counts) : noRatings };
  });
  return {
    over_time: days.map(({ date, ratings }) => describe(date, ratings)),
    by_week: groupByWeek(days).map((week) => ({
      ...describe(
        week[0]?.date ?? '',
        week.map(({ ratings }) => ratings).reduce(addRatings, noRatings),
      ),
      days: week.length,
    })),
  };
}
