import { describe, expect, it } from 'vitest';

import { createRandom } from '../sample/seed/random.ts';
import { findThemes } from '../text/findThemes.ts';
import { estimateDifference, estimateMean } from './estimates.ts';
import { rateThemes } from './themes.ts';

const ratings = (list: readonly number[]) =>
  Array.from({ length: 10 }, (_, index) => list.filter((rating) => rating === index + 1).length);

describe('the difference of two means', () => {
  it('has the bounds that the two means leave', () => {
    const [one, other] = [ratings([4, 5, 6, 7, 8]), ratings([8, 8, 9, 10, 10])];
    const [mean, otherMean] = [estimateMean(one), estimateMean(other)];
    const difference = estimateDifference(one, other);
    expect(difference).toMatchObject({ value: -3, n: 5 });
    expect(difference.low).toBeCloseTo(
      -3 - Math.hypot(6 - Number(mean.low), Number(otherMean.high) - 9),
      9,
    );
    expect(difference.high).toBeCloseTo(
      -3 + Math.hypot(Number(mean.high) - 6, 9 - Number(otherMean.low)),
      9,
    );
  });

  it('is not certain where either side is alone, or all are alike', () => {
    const alone = estimateDifference(ratings([3]), ratings([9, 10]));
    expect(alone.value).toBe(-6.5);
    expect(alone.high).toBeGreaterThan(0);
    expect(estimateDifference(ratings([9, 9]), ratings([9, 9, 9]))).toMatchObject({ value: 0 });
    expect(estimateDifference(ratings([9, 9]), ratings([9, 9, 9])).low).toBeLessThan(-1);
  });

  it('to nothing is unknown', () => {
    expect(estimateDifference(ratings([9, 9]), ratings([]))).toEqual({
      value: null,
      low: null,
      high: null,
      n: 2,
    });
  });

  it.each([10, 30, 100])('to many others holds in 92 to 98 of 100 worlds with %d ratings', (n) => {
    const worlds = {
      happy: [2, 1, 2, 2, 4, 5, 10, 20, 22, 32],
      cross: [35, 15, 10, 8, 7, 6, 5, 5, 4, 5],
      split: [30, 8, 3, 2, 2, 2, 3, 5, 10, 35],
    };
    const mean = (weights: readonly number[]) =>
      weights.reduce((sum, weight, index) => sum + weight * (index + 1), 0) / 100;
    const random = createRandom(n);
    const draw = (weights: readonly number[], count: number) =>
      ratings(Array.from({ length: count }, () => random.weighted(weights) + 1));
    const others = Array.from({ length: 30 }, () => draw(worlds.happy, 900));

    const tries = 1_500;
    for (const weights of Object.values(worlds)) {
      const truth = mean(weights) - mean(worlds.happy);
      let held = 0;
      for (let nth = 0; nth < tries; nth += 1) {
        const other = others[nth % others.length] ?? ratings([]);
        const { low, high } = estimateDifference(draw(weights, n), other);
        if (low !== null && high !== null && low <= truth && truth <= high) held += 1;
      }
      expect(held / tries).toBeGreaterThanOrEqual(0.92);
      expect(held / tries).toBeLessThanOrEqual(0.98);
    }
  });
});

describe('what a theme does to the rating', () => {
  it('is the mean of the comments with it minus the others', () => {
    const told = (text: string, list: readonly number[]) =>
      list.map((rating, index) => ({ id: `${text} ${index}`, text, rating }));
    const [theme] = rateThemes(
      findThemes([...told('cold soup', [2, 3, 1, 2, 3]), ...told('lovely', [9, 10, 8, 9])]),
    );
    expect(theme).toMatchObject({ label: 'cold soup', n: 5 });
    expect(theme?.effect.value).toBeCloseTo(2.2 - 9, 9);
    expect(theme?.effect.high).toBeLessThan(0);
  });
});
