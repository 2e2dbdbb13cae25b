import { expect, it } from 'vitest';

import { createRandom } from '../sample/seed/random.ts';
import { measureSilence, surpriseLimit } from './findSilentCodes.ts';
import { addDays, countDays, daysBetween } from './findWindow.ts';

const expectScans = (...given: Parameters<typeof measureSilence>) =>
  measureSilence(...given).expected;

/** The same number of scans on every day. 30 August 2026 was a Sunday, 56 days before 24 October. */
const every = (from: string, to: string, scansOn: (day: string) => number) =>
  new Map(daysBetween({ from, to }).map((day) => [day, scansOn(day)]));

const weekOf = (day: string) => Math.floor(Date.parse(day) / (7 * 86_400_000));
const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());

it('goes by the weekdays of the last eight weeks', () => {
  // 30 October 2026 is a Friday: Saturday and Sunday are quiet, Monday is not.
  const lastDay = '2026-10-30';
  const scans = every('2026-09-05', lastDay, (day) => (isWeekend(day) ? 0 : 8));
  expect(expectScans({ scans, firstDay: '2026-01-01', lastDay }, '2026-11-01')).toBe(0);
  expect(expectScans({ scans, firstDay: '2026-01-01', lastDay }, '2026-11-02')).toBe(8);
});

it('forgets what was before these weeks', () => {
  const lastDay = '2026-10-30';
  const scans = new Map([
    ...every('2026-06-01', '2026-09-04', () => 100),
    ...every('2026-09-05', lastDay, () => 1),
  ]);
  expect(expectScans({ scans, firstDay: '2026-06-01', lastDay }, '2026-11-06')).toBe(7);
});

it('divides by the days since the first scan when there are fewer', () => {
  const lastDay = '2026-10-30';
  const firstDay = addDays(lastDay, -13);
  // Two Saturdays and a day of each other kind twice: one scan on the first of each two.
  const scans = every(firstDay, addDays(lastDay, -7), () => 1).set(lastDay, 1);
  // Of the Fridays, both have a scan, of the others one of two.
  expect(expectScans({ scans, firstDay, lastDay }, addDays(lastDay, 7))).toBe(6 * 0.5 + 1);
});

it('expects nothing of a weekday it never saw', () => {
  const scans = new Map([['2026-10-30', 5]]);
  expect(expectScans({ scans, firstDay: '2026-10-30', lastDay: '2026-10-30' }, '2026-11-12')).toBe(
    5,
  );
});

it('expects nothing when the last scan was yesterday, or today', () => {
  const scans = new Map([['2026-10-30', 5]]);
  for (const yesterday of ['2026-10-30', '2026-10-29']) {
    const known = { scans, firstDay: '2026-10-30', lastDay: '2026-10-30' };
    expect(expectScans(known, yesterday)).toBe(0);
  }
});

it('is less surprised where scans come in groups, or where few are known', () => {
  const lastDay = '2026-10-30';
  const known = (scansOn: (day: string) => number, firstDay = '2026-09-05') => ({
    scans: every(firstDay, lastDay, scansOn),
    firstDay,
    lastDay,
  });
  const yesterday = addDays(lastDay, 4);
  const even = measureSilence(
    known(() => 2),
    yesterday,
  );
  const inGroups = measureSilence(
    known((day) => (weekOf(day) % 2 === 0 ? 4 : 0)),
    yesterday,
  );
  const fresh = measureSilence(
    known(() => 2, '2026-10-27'),
    yesterday,
  );

  expect(even.expected).toBeCloseTo(8, 9);
  // 112 scans in 56 days are nearly a known rate.
  expect(even.surprise).toBeCloseTo(112 * Math.log1p(8 / 112), 9);
  expect(inGroups.surprise).toBeLessThan(even.surprise * 0.9);
  expect(fresh.surprise).toBeLessThan(even.surprise * 0.9);
});

it('tells of fewer than two living codes of forty in a year', () => {
  const random = createRandom(40);
  const years = 2;
  const codes = 40;
  const daily = (mean: number) => {
    let count = -1;
    for (let waited = 0; waited <= mean; count += 1) waited -= Math.log(1 - random.share());
    return count;
  };
  let [alarms, onsets] = [0, 0];
  for (let code = 0; code < codes; code += 1) {
    const mean = [0.3, 1, 3][code % 3] ?? 1;
    const scans = new Map<string, number>();
    let lastDay: string | undefined;
    for (const day of daysBetween({ from: '2024-01-01', to: addDays('2024-01-01', 365 * years) })) {
      // Each second code has weekends that are twice as busy.
      const count = daily(code % 2 === 1 && isWeekend(day) ? 2 * mean : mean);
      const silent = lastDay === undefined ? 0 : countDays(lastDay, day) - 1;
      // Far shorter ones cannot be told of: no baseline has three times the mean.
      const isLong = silent * mean * 3 >= 4.6;
      if (count > 0 && lastDay !== undefined && lastDay > '2024-03-01' && isLong) {
        const known = { scans, firstDay: '2024-01-01', lastDay };
        const { expected, surprise } = measureSilence(known, addDays(day, -1));
        if (expected >= 4.6) onsets += 1;
        if (surprise >= surpriseLimit(codes)) alarms += 1;
      }
      if (count === 0) continue;
      scans.set(day, count);
      lastDay = day;
    }
  }
  expect(alarms / years).toBeLessThanOrEqual(2);
  // The limit for one look at one code, 4.6, would have told of dozens.
  expect(onsets / years).toBeGreaterThan(20);
});
