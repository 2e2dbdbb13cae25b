import { expect, it } from 'vitest';

import { nextTry } from './deliveries.ts';
import { readRetryAfter } from './deliverMessage.ts';

const now = new Date('2026-11-22T12:00:00.000Z');
const secondsTo = (at: Date | undefined) => at && (at.getTime() - now.getTime()) / 1_000;

it.each([
  { says: undefined, seconds: undefined },
  { says: '120', seconds: 120 },
  { says: 'Sun, 22 Nov 2026 12:05:00 GMT', seconds: 300 },
  { says: 'Sun, 22 Nov 2026 11:55:00 GMT', seconds: -300 },
  { says: 'Sun, 99 Foo 2026 12:05:00 GMT', seconds: undefined },
  { says: '-5', seconds: undefined },
  { says: '1e3', seconds: undefined },
  { says: 'tomorrow', seconds: undefined },
])('reads $says as $seconds seconds', ({ says, seconds }) => {
  expect(secondsTo(readRetryAfter(says, now))).toBe(seconds);
});

it.each([
  { failures: 1, chance: 0.5, says: undefined, seconds: 5 },
  { failures: 1, chance: 1, says: undefined, seconds: 5.5 },
  { failures: 1, chance: 0.5, says: '120', seconds: 120 },
  { failures: 2, chance: 0.5, says: '120', seconds: 300 },
  { failures: 1, chance: 0.5, says: '99999999', seconds: 86_400 },
  { failures: 9, chance: 0.5, says: '0', seconds: 86_400 },
  { failures: 10, chance: 0.5, says: '120', seconds: undefined },
])(
  'waits $seconds s after $failures failures where $says is asked for',
  ({ failures, chance, says, seconds }) => {
    const notBefore = readRetryAfter(says, now);
    expect(secondsTo(nextTry(failures, now, { chance, notBefore }))).toBe(seconds);
  },
);
