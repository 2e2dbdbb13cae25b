import { expect, it } from 'vitest';

import { describeResponseTimes } from './figures.ts';
import { noCell } from './rollup/Cell.ts';

const cellOf = (seconds: Record<number, number>, slow = 0) => {
  const cell = { ...noCell(), slow };
  for (const [second, count] of Object.entries(seconds)) {
    cell.seconds.set(Number(second), count);
    cell.responses += count;
    cell.response_ms += Number(second) * 1_000 * count;
  }
  return cell;
};

it('takes the answer in the middle, and the mean of two when there are two', () => {
  expect(describeResponseTimes(cellOf({ 40: 1, 3: 1, 10: 1 })).median_response_time).toBe(10);
  expect(describeResponseTimes(cellOf({ 3: 2, 10: 2 })).median_response_time).toBe(6.5);
  expect(describeResponseTimes(cellOf({ 3: 1, 10: 3 })).median_response_time).toBe(10);
});

it('counts the slow ones and lets them take part in nothing', () => {
  expect(describeResponseTimes(cellOf({ 20: 1, 10: 1 }, 3))).toMatchObject({
    average_response_time: 15,
    median_response_time: 15,
    fastest_response_time: 10,
    slow_responses: 3,
  });
});

it('has every bin, each second in one of them, half an hour in the last', () => {
  const { response_times } = describeResponseTimes(cellOf({ 0: 1, 4: 1, 5: 2, 600: 1, 1800: 4 }));
  expect(response_times).toHaveLength(13);
  expect(response_times.slice(0, 3)).toEqual([
    { from: 0, to: 5, count: 2 },
    { from: 5, to: 10, count: 2 },
    { from: 10, to: 15, count: 0 },
  ]);
  expect(response_times.at(-1)).toEqual({ from: 600, to: 1801, count: 5 });
});

it('knows nothing of no answers, nor of those that were taken back', () => {
  for (const cell of [noCell(), cellOf({ 8: 0 })]) {
    expect(describeResponseTimes({ ...cell, responses: 0 })).toMatchObject({
      average_response_time: null,
      median_response_time: null,
      fastest_response_time: null,
    });
  }
});
