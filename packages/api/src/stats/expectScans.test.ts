import { expect, it } from 'vitest';

import { expectScans } from './findSilentCodes.ts';
import { addDays, daysBetween } from './findWindow.ts';

/** The same number of scans on every day. 30 August 2026 was a Sunday, 56 days before 24 October. */
const every = (from: string, to: string, scansOn: (day: string) => number) =>
  new Map(daysBetween({ from, to }).map((day) => [day, scansOn(day)]));

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
