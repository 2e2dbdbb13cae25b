import { expect, it } from 'vitest';

import { addMoods, sumMoods } from './SentimentOverTime';

const daysOf = (length: number) =>
  Array.from({ length }, (_, index) => ({
    date: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    positive: 2,
    neutral: index % 2,
    negative: 1,
  }));

it('leaves the days of three months as they are', () => {
  expect(sumMoods(daysOf(92))).toHaveLength(92);
  expect(sumMoods(daysOf(92))[1]).toEqual({
    date: '2026-01-02',
    days: 1,
    positive: 2,
    neutral: 1,
    negative: 1,
  });
});

it('adds up the days of a week, and loses no comment', () => {
  const steps = sumMoods(daysOf(93));

  expect(steps[0]).toEqual({ date: '2026-01-01', days: 2, positive: 4, neutral: 1, negative: 2 });
  expect(addMoods(steps)).toEqual({ positive: 186, neutral: 46, negative: 93 });
});
