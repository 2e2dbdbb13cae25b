import { expect, it } from 'vitest';

import { createFeedbackCounts } from './feedbackCounts.ts';

const filter = { search: '', period: 'all_time', tz: 'UTC' } as Parameters<
  ReturnType<typeof createFeedbackCounts>['count']
>[1];

const counting = (...answers: number[]) => {
  let at = Date.parse('2026-11-21T12:00:00Z');
  let asked = 0;
  const counts = createFeedbackCounts({
    now: () => new Date(at),
    read: (() => Promise.resolve(answers[asked++] ?? 0)) as Parameters<
      typeof createFeedbackCounts
    >[0]['read'],
  });
  return {
    count: (accountId = 'a') => counts.count(accountId, filter),
    forget: (accountId: string) => counts.forget(accountId),
    pass: (ms: number) => {
      at += ms;
    },
    asked: () => asked,
  };
};

it('counts a short list each time', async () => {
  const { count } = counting(9_999, 10_000);
  expect([await count(), await count()]).toEqual([9_999, 10_000]);
});

it('tells a large count again for ten seconds', async () => {
  const { count, pass, asked } = counting(10_000, 10_001);
  expect([await count(), await count()]).toEqual([10_000, 10_000]);
  expect(asked()).toBe(1);
  pass(10_000);
  expect(await count()).toBe(10_001);
});

it('counts anew when the owner changed what there is, and for that owner alone', async () => {
  const { count, forget } = counting(10_000, 20_000, 9_000);
  await count('a');
  await count('b');
  forget('a');
  expect([await count('a'), await count('b')]).toEqual([9_000, 20_000]);
});
