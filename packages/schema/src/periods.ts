const week = 7;

/** More days than this are shown as weeks: single days would be noise. */
export const mostSingleDays = 92;

/**
 * The days of a window week by week. Weeks are counted back from the last day, so that the newest is
 * a whole one; the oldest has what is left.
 */
export function groupByWeek<Day>(days: readonly Day[]): (readonly Day[])[] {
  const left = days.length % week;
  const starts = Array.from(
    { length: Math.floor(days.length / week) },
    (_, index) => left + index * week,
  );
  const weeks = starts.map((start) => days.slice(start, start + week));
  return left === 0 ? weeks : [days.slice(0, left), ...weeks];
}
