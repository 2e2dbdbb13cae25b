import { describe, expect, it } from 'vitest';

import { compareEstimates, estimateNps, estimateShare, tQuantile } from '../../stats/estimates.ts';
import { share, studentPoint } from './reference/formulas.ts';

describe('R. G. Newcombe, Statistics in Medicine 17 (1998) 857–872, table I, the score method', () => {
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%d of %d', (part, n, low, high) => {
    for (const estimate of [estimateShare(part, n), share(part, n)]) {
      expect(estimate.low).toBeCloseTo(low, 4);
      expect(estimate.high).toBeCloseTo(high, 4);
    }
  });
});

describe('R. G. Newcombe, Statistics in Medicine 17 (1998) 873–890, table II, method 10', () => {
  it.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [6, 7, 2, 7, 0.0582, 0.8062],
    [5, 56, 0, 29, -0.0381, 0.1926],
    [0, 10, 0, 20, -0.1611, 0.2775],
    [0, 10, 0, 10, -0.2775, 0.2775],
    [10, 10, 0, 20, 0.6791, 1],
    [10, 10, 0, 10, 0.6075, 1],
  ])('%d of %d less %d of %d', (part, n, otherPart, otherN, low, high) => {
    const change = compareEstimates(estimateShare(part, n), estimateShare(otherPart, otherN));
    expect(change.low).toBeCloseTo(low, 4);
    expect(change.high).toBeCloseTo(high, 4);
  });
});

describe('the 97.5 % points of Student’s t, as every table has them', () => {
  it.each([
    [1, 12.706],
    [2, 4.303],
    [3, 3.182],
    [4, 2.776],
    [5, 2.571],
    [7, 2.365],
    [10, 2.228],
    [15, 2.131],
    [20, 2.086],
    [30, 2.042],
    [40, 2.021],
    [60, 2],
    [120, 1.98],
    [1_000, 1.962],
  ])('with %d degrees of freedom', (df, point) => {
    expect(tQuantile(df)).toBeCloseTo(point, 3);
    expect(studentPoint(df)).toBeCloseTo(point, 3);
  });

  it.each([29, 199, 200, 201, 5_000])('with %d are those of the incomplete beta', (df) => {
    expect(tQuantile(df)).toBeCloseTo(studentPoint(df), 9);
  });
});

describe('the net promoter score: F. F. Reichheld, Harvard Business Review 81/12 (2003) 46–54', () => {
  it.each([
    // Share of promoters less share of detractors.
    { promoters: 60, passives: 20, detractors: 20, score: 40 },
    { promoters: 3, passives: 1, detractors: 6, score: -30 },
    { promoters: 0, passives: 5, detractors: 0, score: 0 },
    { promoters: 7, passives: 0, detractors: 0, score: 100 },
  ])('of $promoters, $passives and $detractors is $score', ({ score, ...groups }) => {
    const estimate = estimateNps(groups);
    expect(estimate.score).toBeCloseTo(score, 10);
    expect(estimate.low).toBeLessThan(score);
    expect(estimate.high).toBeGreaterThanOrEqual(Math.min(score, 100));
  });
});
