import { expect, it } from 'vitest';

import { groupDays } from './groupDays';

const days = (length: number) =>
  Array.from({ length }, (_, index) => ({
    date: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    average: index % 2 === 0 ? 10 : null,
    count: index % 2 === 0 ? 1 : 0,
  }));

it('leaves three months as days', () => {
  expect(groupDays(days(92))).toHaveLength(92);
  expect(groupDays(days(92))[0]?.days).toBe(1);
});

it('makes the newest week a whole one and keeps the rest of the oldest', () => {
  const steps = groupDays(days(100));

  expect(steps).toHaveLength(15);
  expect(steps[0]?.date).toBe('2026-01-01');
  expect(steps[1]?.date).toBe('2026-01-03');
  expect(steps.at(-1)?.date).toBe('2026-04-04');
});

it('loses no rating and no day', () => {
  const steps = groupDays(days(105));

  expect(steps).toHaveLength(15);
  expect(steps.reduce((sum, { count }) => sum + count, 0)).toBe(53);
});

it('weighs a day by its ratings', () => {
  const uneven = days(98).map((day, index) => ({
    ...day,
    average: index === 97 ? 1 : index === 96 ? 10 : null,
    count: index === 97 ? 3 : index === 96 ? 1 : 0,
  }));

  expect(groupDays(uneven).at(-1)?.average).toBe(3.25);
});
