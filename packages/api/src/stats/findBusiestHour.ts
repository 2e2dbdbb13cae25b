import { layOutWeek } from './layOutWeek.ts';

/** The hour of the day with most answers, the earliest of equals. Null without answers. */
export function findBusiestHour(hoursOfWeek: readonly number[]): number | null {
  const byHour = Array.from({ length: 24 }, () => 0);
  for (const day of layOutWeek(hoursOfWeek)) {
    for (const [hour, count] of day.entries()) byHour[hour] = (byHour[hour] ?? 0) + count;
  }
  const most = Math.max(...byHour);
  return most === 0 ? null : byHour.indexOf(most);
}
