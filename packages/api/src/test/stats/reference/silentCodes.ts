import type { SilentCode } from '../../../stats/contract.ts';
import { dayBefore, listDays, nextDay, weekdayOf } from './calendar.ts';
import type { Countable, Scope } from './countable.ts';

const daysOfBaseline = 56;
const daysOfHistory = 28;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The open codes of a scope that used to be scanned and are not any more. */
export function silentCodes(
  scope: Scope,
  placeOf: Countable['placeOf'],
  today: string,
  published: number,
): SilentCode[] {
  const silent = scope.codes.flatMap((code): SilentCode[] => {
    const scanned = scope.scans
      .filter(({ code_id }) => code_id === code.id)
      .map(({ day }) => day)
      .toSorted();
    const [first, last] = [scanned[0], scanned.at(-1)];
    if (code.state !== 'published' || first === undefined || last === undefined) return [];
    if (listDays({ from: first, to: today }).length - 1 < daysOfHistory) return [];

    const baseline = listDays({ from: first, to: last }).slice(-daysOfBaseline);
    const expectedOn = (weekday: number) => {
      const days = baseline.filter((day) => weekdayOf(day) === weekday);
      if (days.length === 0) return 0;
      return scanned.filter((day) => days.includes(day)).length / days.length;
    };
    const since = listDays({ from: nextDay(last), to: dayBefore(today) });
    const expected = sum(since.map((day) => expectedOn(weekdayOf(day))));
    // The negative binomial's chance of none, of a rate that is known from the scans of the baseline.
    const known = baseline.filter((day) => expectedOn(weekdayOf(day)) > 0);
    const freedoms = known.length - new Set(known.map(weekdayOf)).size;
    const pearson = sum(
      known.map((day) => {
        const mean = expectedOn(weekdayOf(day));
        return (scanned.filter((other) => other === day).length - mean) ** 2 / mean;
      }),
    );
    const phi = freedoms < 5 ? 1 : Math.max(1, pearson / freedoms);
    const seen = scanned.filter((day) => baseline.includes(day)).length;
    const surprise =
      seen * Math.log(1 + expected / seen) * (phi > 1 ? Math.log(phi) / (phi - 1) : 1);
    if (surprise < Math.log(365 * Math.max(1, published))) return [];
    return [
      {
        id: code.id,
        name: code.name,
        location: placeOf(code.id).name,
        last_scan: last,
        silent_days: since.length,
        expected_scans: expected,
      },
    ];
  });
  return silent.toSorted((one, two) => {
    const more = two.expected_scans - one.expected_scans;
    return Math.abs(more) > 1e-9 ? more : one.name.localeCompare(two.name);
  });
}
