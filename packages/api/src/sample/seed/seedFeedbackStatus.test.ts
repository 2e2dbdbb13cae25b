import { expect, it } from 'vitest';

import { seedFeedbackStatus } from './makeVisits.ts';
import { createRandom } from './random.ts';

const now = new Date('2026-11-21T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const careOf = (rating: number | null, hours: number, seed = 1) =>
  seedFeedbackStatus({ rating, receivedAt: hoursAgo(hours) }, now, createRandom(seed));

it('leaves what came in lately, and what was liked, as it is', () => {
  for (const [rating, hours] of [
    [2, 20],
    [9, 900],
    [null, 900],
  ] as const) {
    expect(careOf(rating, hours)).toEqual({ status: 'new', resolved_at: null });
  }
});

it('deals with most low ratings, never before they came in or after now', () => {
  const random = createRandom(7);
  const cares = Array.from({ length: 200 }, () =>
    seedFeedbackStatus({ rating: 3, receivedAt: hoursAgo(50) }, now, random),
  );
  const resolved = cares.filter(({ status }) => status === 'resolved');

  expect(resolved.length).toBeGreaterThan(100);
  expect(resolved.length).toBeLessThan(200);
  for (const { resolved_at } of resolved) {
    expect(Number(resolved_at)).toBeGreaterThan(Number(hoursAgo(50)));
    expect(Number(resolved_at)).toBeLessThanOrEqual(Number(now));
  }
});
