import { expect, it } from 'vitest';

import { nextDigest } from './localClock.ts';

const next = (digest: 'none' | 'daily' | 'weekly', after: string, timezone = 'Europe/Warsaw') =>
  nextDigest({ digest, timezone }, new Date(after))?.toISOString();

it('goes out at eight by the clock on the wall, in summer and in winter', () => {
  expect(next('daily', '2026-11-21T06:59:59.000Z')).toBe('2026-11-21T07:00:00.000Z');
  expect(next('daily', '2026-11-21T07:00:00.000Z')).toBe('2026-11-22T07:00:00.000Z');
  expect(next('daily', '2026-03-28T12:00:00.000Z')).toBe('2026-03-29T06:00:00.000Z');
});

it('goes out on Mondays when it is weekly', () => {
  // 21 November 2026 is a Saturday.
  expect(next('weekly', '2026-11-21T12:00:00.000Z')).toBe('2026-11-23T07:00:00.000Z');
  expect(next('weekly', '2026-11-23T07:00:00.000Z')).toBe('2026-11-30T07:00:00.000Z');
  // Monday has begun in Auckland while it is Sunday in Europe.
  expect(next('weekly', '2026-11-21T12:00:00.000Z', 'Pacific/Auckland')).toBe(
    '2026-11-22T19:00:00.000Z',
  );
});

it('goes by UTC where the time zone is not known', () => {
  expect(next('weekly', '2026-11-21T12:00:00.000Z', 'Mars/Olympus')).toBe(
    '2026-11-23T08:00:00.000Z',
  );
});

it('does not go out unless somebody asked for it', () => {
  expect(next('none', '2026-11-21T12:00:00.000Z')).toBeUndefined();
});
