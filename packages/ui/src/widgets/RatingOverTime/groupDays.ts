import type { RatingDay } from './layOutCourse';

/** More days than this are shown as weeks: single days would be noise. */
const mostDays = 92;
const week = 7;

/** One place along the axis: a day, or a week that begins on a day. */
export interface RatingStep extends RatingDay {
  isWeek: boolean;
}

/**
 * Long windows as weeks, counted back from the last day, so that the newest week is a whole one.
 * A day with more ratings weighs more.
 */
export function groupDays(days: readonly RatingDay[]): RatingStep[] {
  if (days.length <= mostDays) return days.map((day) => ({ ...day, isWeek: false }));

  const first = days.length % week;
  const starts = Array.from({ length: Math.ceil(days.length / week) }, (_, index) =>
    first === 0 ? index * week : Math.max(0, first + (index - 1) * week),
  );
  return starts.map((start, index) => {
    const members = days.slice(start, starts[index + 1]);
    const count = members.reduce((sum, day) => sum + day.count, 0);
    const stars = members.reduce((sum, day) => sum + (day.average ?? 0) * day.count, 0);
    return {
      date: members[0]?.date ?? '',
      average: count === 0 ? null : stars / count,
      count,
      isWeek: true,
    };
  });
}
