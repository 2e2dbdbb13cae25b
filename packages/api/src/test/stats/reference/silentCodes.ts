import type { SilentCode } from '../../../stats/contract.ts';
import { dayBefore, listDays, nextDay, weekdayOf } from './calendar.ts';
import type { Countable, Scope } from './countable.ts';

/** A Poisson count with this mean is zero in one of a hundred cases. */
const fewestExpected = 4.6;
const daysOfBaseline = 56;
const daysOfHistory = 28;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The open codes of a scope that used to be scanned and are not any more. */
export function silentCodes(
  scope: Scope,
  placeOf: Countable['placeOf'],
  today: string,
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
    if (expected < fewestExpected) return [];
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
