import { describe, expect, it } from 'vitest';

import { endsTooEarly, runsTooLate, startsTooEarly } from './DateRange';

it.each([
  { start: '', end: '', tooEarly: false },
  { start: '2026-11-21', end: '', tooEarly: false },
  { start: '', end: '2026-11-21', tooEarly: false },
  { start: '2026-11-21', end: '2026-11-21', tooEarly: false },
  { start: '2026-09-30', end: '2026-10-01', tooEarly: false },
  { start: '2026-10-01', end: '2026-09-30', tooEarly: true },
  { start: '2026-01-01', end: '2025-12-31', tooEarly: true },
])('says of "$start" to "$end": too early is $tooEarly', ({ start, end, tooEarly }) => {
  expect(endsTooEarly({ start, end })).toBe(tooEarly);
});

describe('the days that can be chosen', () => {
  it.each([
    { start: '', end: '', early: false, late: false },
    { start: '2026-10-01', end: '2026-11-21', early: false, late: false },
    { start: '2026-09-30', end: '', early: true, late: false },
    { start: '', end: '2026-11-22', early: false, late: true },
    { start: '2026-11-22', end: '2026-09-30', early: true, late: true },
  ])('hold both ends: $start to $end', ({ early, late, ...range }) => {
    expect(startsTooEarly(range, '2026-10-01')).toBe(early);
    expect(runsTooLate(range, '2026-11-21')).toBe(late);
  });

  it('are all days where there is no first and no last', () => {
    const range = { start: '0001-01-01', end: '9999-12-31' };

    expect(startsTooEarly(range)).toBe(false);
    expect(runsTooLate(range)).toBe(false);
  });
});
