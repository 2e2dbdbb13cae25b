import { addDays, countDays, daysBetween } from './findWindow.ts';

/** How many days the baseline of a code goes back from its last scan. */
export const daysOfBaseline = 56;

/** 0 is Monday: 1 January 1970 was a Thursday. */
const weekdayOf = (day: string) => (Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 3) % 7;

/** What is known of the scans of a code that had one. */
export interface ScannedDays {
  /** Scans by day, at least of the days of the baseline. */
  scans: ReadonlyMap<string, number>;
  firstDay: string;
  lastDay: string;
}

/**
 * How many scans the days since a code's last scan would have had up to yesterday, had it gone on as
 * before: each is given the mean of its weekday over the 56 days that end with the last scan, or
 * over as many as there are since the first.
 */
export function expectScans({ scans, firstDay, lastDay }: ScannedDays, yesterday: string): number {
  const length = Math.min(daysOfBaseline, countDays(firstDay, lastDay));
  const baseline = daysBetween({ from: addDays(lastDay, 1 - length), to: lastDay });
  const counted = Array.from({ length: 7 }, () => 0);
  const days = Array.from({ length: 7 }, () => 0);
  for (const day of baseline) {
    const weekday = weekdayOf(day);
    counted[weekday] = (counted[weekday] ?? 0) + (scans.get(day) ?? 0);
    days[weekday] = (days[weekday] ?? 0) + 1;
  }

  const silent = daysBetween({ from: addDays(lastDay, 1), to: yesterday });
  return silent.reduce((sum, day) => {
    const weekday = weekdayOf(day);
    const known = days[weekday] ?? 0;
    // A code that was scanned for less than a week has no other weekdays to go by.
    return known === 0 ? sum : sum + (counted[weekday] ?? 0) / known;
  }, 0);
}
