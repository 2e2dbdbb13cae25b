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

/** The fewest days that a code's variance is taken from, as degrees of freedom. */
const fewestFreedoms = 5;

/** The scans that a code's silence lacks. */
interface Silence {
  /**
   * Scans expected since the last one up to yesterday: each day counts as the mean of its weekday over the
   * 56 days that end with the last scan, or over the days since the first scan if they are fewer.
   */
  expected: number;
  /** −log of the chance of none at all. */
  surprise: number;
}

/**
 * Measures the silence of a code. Scans are taken for a Poisson process whose rate depends on the weekday, as
 * arrivals that come by themselves behave: J. F. C. Kingman, "Poisson Processes" (Oxford 1993), 2.1. With λ
 * scans expected, none has the chance e^-λ. The rate is known from c scans alone, and visitors come in
 * groups, so the chance is that of the gamma mixture, (1 + λ ÷ c)^-c, and of the negative binomial, whose
 * variance is φ times its mean, φ^(-λ ÷ (φ − 1)): A. C. Cameron and P. K. Trivedi, "Regression Analysis of
 * Count Data" (Cambridge 2013), 3.3. φ is Pearson's statistic by its degrees of freedom, not below 1.
 */
export function measureSilence(
  { scans, firstDay, lastDay }: ScannedDays,
  yesterday: string,
): Silence {
  const length = Math.min(daysOfBaseline, countDays(firstDay, lastDay));
  const baseline = daysBetween({ from: addDays(lastDay, 1 - length), to: lastDay });
  const counted = Array.from({ length: 7 }, () => 0);
  const days = Array.from({ length: 7 }, () => 0);
  for (const day of baseline) {
    const weekday = weekdayOf(day);
    counted[weekday] = (counted[weekday] ?? 0) + (scans.get(day) ?? 0);
    days[weekday] = (days[weekday] ?? 0) + 1;
  }
  // A code that was scanned for less than a week has no other weekdays to go by.
  const means = counted.map((count, weekday) => count / Math.max(1, days[weekday] ?? 0));
  const meanOf = (day: string) => means[weekdayOf(day)] ?? 0;

  const silent = daysBetween({ from: addDays(lastDay, 1), to: yesterday });
  const expected = silent.reduce((sum, day) => sum + meanOf(day), 0);
  const busy = baseline.filter((day) => meanOf(day) > 0);
  const pearson = busy.reduce(
    (sum, day) => sum + ((scans.get(day) ?? 0) - meanOf(day)) ** 2 / meanOf(day),
    0,
  );
  const freedoms = busy.length - means.filter((mean) => mean > 0).length;
  const dispersion = freedoms < fewestFreedoms ? 1 : Math.max(1, pearson / freedoms);
  const seen = counted.reduce((sum, count) => sum + count, 0);
  const grouped = dispersion === 1 ? 1 : Math.log(dispersion) / (dispersion - 1);
  return {
    expected,
    surprise: seen === 0 ? 0 : seen * Math.log1p(expected / seen) * grouped,
  };
}

/**
 * The surprise from which on a silence is told, with some codes watched: each could fall silent by chance on
 * each day of a year, and one of all these days may be a false alarm.
 */
export const surpriseLimit = (codes: number): number => Math.log(365 * Math.max(1, codes));

/** Days that a code must have a history before its silence is significant. */
const daysOfHistory = 28;

/** No scan is older: what was removed meanwhile is not looked for without end. */
const mostDays = 100 * 365;

const isScanned = (counts: Counts | undefined) => counts !== undefined && counts.scans > 0;

/**
 * Finds published codes that used to be scanned and are not any more: torn down, hidden, or out of reach. The
 * limit is that of all the account's codes, however few are looked at. Most expected first.
 */
export const findSilentCodes =
  ({ rollup }: Pick<ServiceTools, 'rollup'>) =>
  async (
    { accountId, filter, today }: Pick<Subject, 'accountId' | 'filter' | 'today'>,
    codes: readonly CodeOfStats[],
    watched: number,
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
        const { expected, surprise } = measureSilence({ scans, firstDay, lastDay }, yesterday);
        if (surprise >= surpriseLimit(watched)) {
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
