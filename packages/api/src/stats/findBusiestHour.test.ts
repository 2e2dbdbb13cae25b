import { expect, it } from 'vitest';

import { findBusiestHour } from './figures.ts';
import { hoursOfWeek } from './rollup/Cell.ts';

const week = (...answers: [weekday: number, hour: number, count: number][]) => {
  const hours = Array.from({ length: hoursOfWeek }, () => 0);
  for (const [weekday, hour, count] of answers) hours[weekday * 24 + hour] = count;
  return hours;
};

it('adds up the hours of all weekdays', () => {
  expect(findBusiestHour(week([0, 9, 3], [1, 18, 2], [6, 18, 2]))).toBe(18);
});

it('is the earliest of equals', () => {
  expect(findBusiestHour(week([3, 20, 2], [5, 8, 2]))).toBe(8);
});

it('is unknown without answers', () => {
  expect(findBusiestHour(week())).toBeNull();
});
