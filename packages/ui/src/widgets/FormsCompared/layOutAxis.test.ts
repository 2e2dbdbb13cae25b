import { expect, it } from 'vitest';

import { layOutAxis } from '../EstimateFigure';

const estimate = (low: number, high: number) => ({ value: (low + high) / 2, low, high, n: 40 });

it('holds every interval, from one whole rating to another', () => {
  expect(layOutAxis([estimate(7.2, 8.1), estimate(4.9, 6)])).toEqual({
    from: 4,
    to: 9,
    ticks: [4, 5, 6, 7, 8, 9],
  });
});

it('does not make a small difference look large', () => {
  const { from, to } = layOutAxis([estimate(8.41, 8.44), estimate(8.45, 8.5)]);

  expect(to - from).toBe(3);
});

it('is not stretched by what is too early to tell', () => {
  const early = { value: 9, low: 1, high: 10, n: 2 };

  expect(layOutAxis([estimate(7.2, 8.1), early])).toMatchObject({ from: 7, to: 10 });
});

it.each([
  { at: 10, ends: [7, 10] },
  { at: 1, ends: [1, 4] },
])('stays on the scale where all gave $at', ({ at, ends }) => {
  const { from, to } = layOutAxis([estimate(at, at)]);

  expect([from, to]).toEqual(ends);
});

it('is the whole scale where nobody rated', () => {
  expect(layOutAxis([{ value: null, low: null, high: null, n: 0 }])).toMatchObject({
    from: 1,
    to: 10,
  });
});
