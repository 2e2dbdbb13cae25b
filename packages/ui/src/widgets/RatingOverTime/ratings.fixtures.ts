import { groupByWeek } from '@hearback/schema/periods';

import type { RatingDay } from './layOutRatingSeries';
import type { RatingStep } from './RatingOverTime';

const onScale = (rating: number) => Math.min(10, Math.max(1, rating));

/** A day's ratings, with an interval that narrows with their number. */
export const ratingOn = (date: string, average: number, count: number): RatingDay => {
  const reach = 3.6 / Math.sqrt(count);
  return {
    date,
    average,
    low: onScale(average - reach),
    high: onScale(average + reach),
    count,
  };
};

/** A day on which nobody rated. */
export const unrated = (date: string): RatingDay => ({
  date,
  average: null,
  low: null,
  high: null,
  count: 0,
});

/** The same days by weeks. */
export const weeksOf = (days: readonly RatingDay[]): RatingStep[] =>
  groupByWeek(days).map((week) => {
    const date = week[0]?.date ?? '';
    const count = week.reduce((sum, day) => sum + day.count, 0);
    const stars = week.reduce((sum, day) => sum + (day.average ?? 0) * day.count, 0);
    const rating = count === 0 ? unrated(date) : ratingOn(date, stars / count, count);
    return { ...rating, days: week.length };
  });
