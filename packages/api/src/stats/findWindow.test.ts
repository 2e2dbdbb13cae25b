import { describe, expect, it } from 'vitest';

import { countDays, dayIn, findDays, findDaysBefore, findWindow } from './findWindow.ts';

describe('a timeframe', () => {
  it.each([
    ['all_time', '2026-11-21', undefined, '2026-11-21'],
    ['today', '2026-11-21', '2026-11-21', '2026-11-21'],
    ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['last_7_days', '2026-11-21', '2026-11-15', '2026-11-21'],
    ['last_30_days', '2026-03-01', '2026-01-31', '2026-03-01'],
    ['last_6_months', '2026-11-21', '2026-05-22', '2026-11-21'],
    ['last_6_months', '2026-08-31', '2026-03-01', '2026-08-31'],
    ['year_to_date', '2026-11-21', '2026-01-01', '2026-11-21'],
    // 21 November 2026 is a Saturday.
    ['last_week', '2026-11-21', '2026-11-09', '2026-11-15'],
    ['last_week', '2026-11-16', '2026-11-09', '2026-11-15'],
    ['last_week', '2026-11-15', '2026-11-02', '2026-11-08'],
    ['last_month', '2026-11-21', '2026-10-01', '2026-10-31'],
    ['last_month', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['last_month', '2026-01-15', '2025-12-01', '2025-12-31'],
    ['last_year', '2026-11-21', '2025-01-01', '2025-12-31'],
  ] as const)('%s on %s is %s to %s', (timeframe, today, from, to) => {
    expect(findWindow(timeframe, today)).toEqual(from === undefined ? { to } : { from, to });
  });
});

describe('chosen days', () => {
  const today = '2026-11-21';
  const find = (days: { from?: string; to?: string }) =>
    findDays({ timeframe: 'all_time', ...days }, today);
  const findBefore = (days: { from?: string; to?: string }) =>
    findDaysBefore({ timeframe: 'all_time', ...days }, today);

  it('end today at the latest', () => {
    expect(find({ from: '2026-11-01', to: '2026-11-10' })).toEqual({
      from: '2026-11-01',
      to: '2026-11-10',
    });
    expect(find({ from: '2026-11-01', to: '2026-12-31' })).toEqual({
      from: '2026-11-01',
      to: today,
    });
    expect(find({ from: '2026-11-01' })).toEqual({ from: '2026-11-01', to: today });
    expect(find({ to: '2026-11-10' })).toEqual({ to: '2026-11-10' });
  });

  it('are compared with as many before, unless their start is open', () => {
    expect(findBefore({ from: '2026-11-01', to: '2026-11-10' })).toEqual({
      from: '2026-10-22',
      to: '2026-10-31',
    });
    expect(findBefore({ to: '2026-11-10' })).toBeUndefined();
    expect(findBefore({})).toBeUndefined();
    expect(findDaysBefore({ timeframe: 'last_month' }, today)).toEqual({
      from: '2026-09-01',
      to: '2026-09-30',
    });
  });

  it('that are yet to come are refused', () => {
    expect(() => find({ from: '2026-11-22' })).toThrow('Some fields are not right.');
  });
});

describe('a day', () => {
  it('is the one on the reader’s calendar', () => {
    const moment = new Date('2026-11-20T23:30:00Z');
    expect(dayIn('UTC', moment)).toBe('2026-11-20');
    expect(dayIn('Europe/Warsaw', moment)).toBe('2026-11-21');
    expect(dayIn('America/Los_Angeles', moment)).toBe('2026-11-20');
  });

  it.each([
    ['2026-11-21', '2026-11-21', 1],
    // Clocks change on 25 October: the day with 25 hours is still one day.
    ['2026-10-24', '2026-10-26', 3],
    ['2026-11-22', '2026-11-21', 0],
  ])('from %s to %s counts %d', (from, to, days) => {
    expect(countDays(from, to)).toBe(days);
  });
});
