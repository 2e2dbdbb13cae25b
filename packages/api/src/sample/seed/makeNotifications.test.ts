import { expect, it } from 'vitest';

import { makeNotifications } from './makeNotifications.ts';

const now = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const answer = (id: string, rating: number, receivedAt: Date) => ({
  id,
  codeId: 'table',
  rating,
  receivedAt,
});
const kindsOf = (answers: ReturnType<typeof answer>[]) =>
  makeNotifications({ accountId: 'a', now, newId: () => 'n', answers }).map(
    ({ kind, feedback_id, count }) => [kind, feedback_id, count],
  );

it('tells of the low ratings of a week together', () => {
  expect(
    kindsOf([
      answer('old', 2, daysAgo(20)),
      answer('two', 3, daysAgo(6)),
      answer('one', 4, daysAgo(2)),
    ]),
  ).toEqual([['low_rating', 'one', 2]]);
});

it('tells of the newest low rating when a week brought none', () => {
  expect(kindsOf([answer('older', 1, daysAgo(30)), answer('newer', 4, daysAgo(9))])).toEqual([
    ['low_rating', 'newer', 1],
  ]);
});
