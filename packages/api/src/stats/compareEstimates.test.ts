import { expect, it } from 'vitest';

import { compareEstimates, estimateMean, estimateShare } from './estimates.ts';

it('bounds a difference of two shares as Newcombe does', () => {
  // 56 of 70 against 48 of 80: R. G. Newcombe, Statistics in Medicine 17 (1998), table II, (a).
  const { value, low, high } = compareEstimates(estimateShare(56, 70), estimateShare(48, 80));

  expect(value).toBeCloseTo(0.2, 10);
  expect(low).toBeCloseTo(0.0524, 4);
  expect(high).toBeCloseTo(0.3339, 4);
});

it('leaves it open which way few answers moved', () => {
  const now = estimateMean([0, 0, 0, 0, 0, 0, 0, 1, 1, 1]);
  const { value, low, high } = compareEstimates(now, estimateMean([0, 0, 0, 0, 0, 0, 1, 1, 0, 0]));

  expect(value).toBeCloseTo(1.5, 10);
  expect(low).toBeLessThan(0);
  expect(high).toBeGreaterThan(0);
});

it('knows no move where one of the two was not measured', () => {
  const unknown = { value: null, low: null, high: null };

  expect(compareEstimates(estimateShare(1, 2), estimateShare(0, 0))).toEqual(unknown);
  expect(compareEstimates(estimateShare(0, 0), estimateShare(1, 2))).toEqual(unknown);
});
