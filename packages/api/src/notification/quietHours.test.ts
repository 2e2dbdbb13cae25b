import { describe, expect, it } from 'vitest';

import { afterQuietHours } from './localClock.ts';

const night = { quiet_from: '22:00', quiet_to: '07:00', timezone: 'Europe/Warsaw' };

const after = (moment: string, hours: Parameters<typeof afterQuietHours>[0] = night) =>
  afterQuietHours(hours, new Date(moment)).toISOString();

describe('quiet hours', () => {
  it('are none unless somebody sets them', () => {
    const none = { quiet_from: null, quiet_to: null, timezone: 'UTC' };
    expect(after('2026-11-21T02:00:00.000Z', none)).toBe('2026-11-21T02:00:00.000Z');
  });

  it('begin with their first minute and end before their last', () => {
    // Warsaw is an hour ahead in winter.
    expect(after('2026-11-21T20:59:59.000Z')).toBe('2026-11-21T20:59:59.000Z');
    expect(after('2026-11-21T21:00:00.000Z')).toBe('2026-11-22T06:00:00.000Z');
    expect(after('2026-11-22T05:59:59.000Z')).toBe('2026-11-22T06:00:00.000Z');
    expect(after('2026-11-22T06:00:00.000Z')).toBe('2026-11-22T06:00:00.000Z');
  });

  it('go by UTC where the time zone is not known', () => {
    const hours = { ...night, timezone: 'Mars/Olympus' };
    expect(after('2026-11-21T22:10:00.000Z', hours)).toBe('2026-11-22T07:00:00.000Z');
  });

  it('may lie within a day', () => {
    const lunch = { quiet_from: '12:00', quiet_to: '13:30', timezone: 'UTC' };
    expect(after('2026-11-21T12:10:00.000Z', lunch)).toBe('2026-11-21T13:30:00.000Z');
    expect(after('2026-11-21T13:30:00.000Z', lunch)).toBe('2026-11-21T13:30:00.000Z');
  });

  it('end by the clock on the wall in the nights it is moved', () => {
    // 29 March 2026, 02:00 becomes 03:00; 25 October, 03:00 becomes 02:00.
    expect(after('2026-03-28T22:00:00.000Z')).toBe('2026-03-29T05:00:00.000Z');
    expect(after('2026-10-24T21:00:00.000Z')).toBe('2026-10-25T06:00:00.000Z');
  });

  it('that end at a time which the night skips end when the clock has jumped', () => {
    const hours = { ...night, quiet_to: '02:30' };
    expect(after('2026-03-29T00:00:00.000Z', hours)).toBe('2026-03-29T01:30:00.000Z');
  });

  it('that end at a time which comes twice end at each', () => {
    const hours = { ...night, quiet_to: '02:30' };
    expect(after('2026-10-25T00:10:00.000Z', hours)).toBe('2026-10-25T00:30:00.000Z');
    expect(after('2026-10-25T01:10:00.000Z', hours)).toBe('2026-10-25T01:30:00.000Z');
  });
});
