import type { ServiceTools } from '../services.ts';
import type { SilentCode } from './contract.ts';
import { keysOfCodes } from './figures.ts';
import { addDays, countDays, daysBetween, weekdayOf } from './findWindow.ts';
import type { Counts } from './rollup/Cell.ts';
import type { CodeOfStats } from './stats.sql.ts';
import type { Subject } from './subject.ts';

/** Days before a code's last scan that make up its baseline. */
const daysOfBaseline = 56;

/** The scans of a code that has at least one. */
interface ScannedDays {
  /** Scans by day, at least of the days of the baseline. */
  scans: ReadonlyMap<string, number>;
  firstDay: string;
  lastDay: string;
}

/**
 * The number of scans expected since a code's last one up to yesterday: each day counts as the mean of its
 * weekday over the 56 days that end with the last scan, or over the days since the first scan if they are
 * fewer.
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

/** A Poisson count with this mean is zero in 1 of 100 cases: e^-4.6 = 0.01. */
const fewestExpected = 4.6;

/** Days that a code must have a history before its silence is significant. */
const daysOfHistory = 28;

/** No scan is older: what was removed meanwhile is not looked for without end. */
const mostDays = 100 * 365;

const isScanned = (counts: Counts | undefined) => counts !== undefined && counts.scans > 0;

/**
 * Finds published codes that used to be scanned and are not any more: torn down, hidden, or out of
 * reach. The scans of a code are taken for a Poisson process whose rate depends on the weekday,
 * which is how arrivals that come by themselves behave: J. F. C. Kingman, "Poisson Processes"
 * (Oxford 1993), 2.1. With λ scans expected since the last one, none at all has the chance e^-λ; at
 * λ ≥ 4.6 that is 1 in 100. Most expected first.
 */
export const findSilentCodes =
  ({ rollup }: Pick<ServiceTools, 'rollup'>) =>
  async (
    { accountId, filter, today }: Pick<Subject, 'accountId' | 'filter' | 'today'>,
    codes: readonly CodeOfStats[],
  ): Promise<SilentCode[]> => {
    const { kind, keyOf, keys } = keysOfCodes(filter, codes);
    const yesterday = addDays(today, -1);
    const [early, late] = await Promise.all([
      rollup.tally(accountId, kind, { to: addDays(today, -daysOfHistory) }, keys),
      rollup.tally(accountId, kind, { from: yesterday }, keys),
    ]);
    let left = codes.filter(
      (code) =>
        code.state === 'published' &&
        isScanned(early.get(keyOf(code))) &&
        !isScanned(late.get(keyOf(code))),
    );
    if (left.length === 0) return [];

    const ever = await rollup.tally(accountId, kind, {}, left.map(keyOf));
    const silent: SilentCode[] = [];
    // Most fell silent of late: twice as far back each time, and only for those not found yet.
    for (let reach = daysOfBaseline; left.length > 0 && reach < mostDays; reach *= 2) {
      const from = addDays(today, 1 - reach - daysOfBaseline);
      const found = await rollup.daysByKey(accountId, kind, { from }, left.map(keyOf));
      const earliest = addDays(today, -reach);
      left = left.filter((code) => {
        const scans = new Map(
          [...(found.get(keyOf(code)) ?? [])]
            .filter(([, counts]) => isScanned(counts))
            .map(([day, counts]) => [day, counts.scans]),
        );
        const days = [...scans.keys()].toSorted();
        const lastDay = days.at(-1);
        if (lastDay === undefined || lastDay < earliest) return true;

        const seen = [...scans.values()].reduce((sum, count) => sum + count, 0);
        const isAll = seen === ever.get(keyOf(code))?.scans;
        const firstDay = (isAll ? days[0] : undefined) ?? from;
        const expected = expectScans({ scans, firstDay, lastDay }, yesterday);
        if (expected >= fewestExpected) {
          silent.push({
            id: code.id,
            name: code.name,
            location: code.location,
            last_scan: lastDay,
            silent_days: countDays(addDays(lastDay, 1), yesterday),
            expected_scans: expected,
          });
        }
        return false;
      });
    }
    return silent.toSorted((a, b) => {
      const more = b.expected_scans - a.expected_scans;
      // Sums that were added up in another order differ in the last digit.
      return Math.abs(more) > 1e-9 ? more : a.name.localeCompare(b.name);
    });
  };
