import { expect, it } from 'vitest';

import { sumDays } from './ScansAndSubmissions';

const daysOf = (length: number) =>
  Array.from({ length }, (_, index) => ({
    date: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    scans: 3,
    submissions: index % 2,
  }));

it('leaves the days of three months as they are', () => {
  expect(sumDays(daysOf(92))[0]).toEqual({ date: '2026-01-01', days: 1, scans: 3, submissions: 0 });
  expect(sumDays(daysOf(92))).toHaveLength(92);
});

it('adds up the days of a week, and says how many days the oldest has', () => {
  const steps = sumDays(daysOf(93));

  expect(steps).toHaveLength(14);
  expect(steps[0]).toEqual({ date: '2026-01-01', days: 2, scans: 6, submissions: 1 });
  expect(steps[1]).toEqual({ date: '2026-01-03', days: 7, scans: 21, submissions: 3 });
});

it('loses no scan', () => {
  expect(sumDays(daysOf(365)).reduce((sum, { scans }) => sum + scans, 0)).toBe(365 * 3);
});
