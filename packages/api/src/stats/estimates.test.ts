import { describe, expect, it } from 'vitest';

import { estimateMean, estimateNps, estimateShare, tQuantile } from './estimates.ts';
import { rank } from './overview.ts';
import { noCounts } from './rollup/Cell.ts';

const ratings = (...list: number[]) => ({
  n: list.length,
  sum: list.reduce((sum, rating) => sum + rating, 0),
  squares: list.reduce((sum, rating) => sum + rating * rating, 0),
});

describe('a share', () => {
  it.each([
    { of: [8, 10], low: 0.4902, high: 0.9433 },
    { of: [0, 10], low: 0, high: 0.2775 },
    { of: [1, 1], low: 0.2065, high: 1 },
    { of: [500, 1000], low: 0.4691, high: 0.5309 },
  ] as const)('of $of has Wilson’s bounds', ({ of: [successes, n], low, high }) => {
    const share = estimateShare(successes, n);
    expect(share.low).toBeCloseTo(low, 4);
    expect(share.high).toBeCloseTo(high, 4);
    expect(share).toMatchObject({ value: successes / n, n });
  });

  it('of nothing is unknown', () => {
    expect(estimateShare(0, 0)).toEqual({ value: null, low: null, high: null, n: 0 });
  });

  it('is never more than the whole', () => {
    expect(estimateShare(3, 2)).toMatchObject({ value: 1, high: 1, n: 2 });
  });
});

describe('a mean', () => {
  it('has Student’s bounds, with a tenth of a rating lent to either end of the scale', () => {
    const mean = estimateMean(ratings(7, 8, 9, 8, 8));
    expect(mean).toMatchObject({ value: 8, n: 5 });
    const center = (40 + 0.1 * 11) / 5.2;
    const variance = (322 + 0.1 * 101 - 5.2 * center ** 2) / 4.2;
    const reach = 2.57058 * Math.sqrt(variance / 5.2);
    expect(mean.low).toBeCloseTo(center - reach, 4);
    expect(mean.high).toBeCloseTo(center + reach, 4);
  });

  it('of many hardly knows that something was lent', () => {
    const mean = estimateMean({ n: 10_000, sum: 80_000, squares: 650_000 });
    expect(mean.low).toBeCloseTo(8 - 1.96 * 0.01, 3);
    expect(mean.high).toBeCloseTo(8 + 1.96 * 0.01, 3);
  });

  it('stays on the scale', () => {
    const mean = estimateMean(ratings(6, 8, 10));
    expect(mean.low).toBeCloseTo(3.482, 3);
    expect(mean.high).toBe(10);
  });

  it('of one rating, or of equal ones, does not pretend to be certain', () => {
    expect(estimateMean(ratings(10))).toMatchObject({ low: 1, high: 10 });
    expect(estimateMean(ratings(10, 10)).low).toBeCloseTo(2.228, 3);
    expect(estimateMean(ratings(10, 10)).high).toBe(10);
    expect(estimateMean({ n: 1_000_000, sum: 10_000_000, squares: 100_000_000 }).high).toBe(10);
  });

  it('of nothing is unknown', () => {
    expect(estimateMean(ratings())).toEqual({ value: null, low: null, high: null, n: 0 });
  });
});

describe('Student’s t', () => {
  it.each([
    [1, 12.706],
    [10, 2.228],
    [30, 2.042],
    [31, 2.0395],
    [100, 1.984],
    [100_000, 1.96],
  ])('for %d degrees of freedom is %d', (df, t) => {
    expect(tQuantile(df)).toBeCloseTo(t, 3);
  });
});

describe('the net promoter score', () => {
  it('has Bonett and Price’s bounds', () => {
    const nps = estimateNps({ promoters: 6, passives: 2, detractors: 2 });
    expect(nps).toMatchObject({ score: 40, n: 10 });
    expect(nps.low).toBeCloseTo(-14.75, 2);
    expect(nps.high).toBeCloseTo(81.42, 2);
  });

  it('of nothing is unknown', () => {
    expect(estimateNps({ promoters: 0, passives: 0, detractors: 0 })).toMatchObject({
      score: null,
      low: null,
      high: null,
      n: 0,
    });
  });
});

describe('a ranking', () => {
  it('trusts many good ratings more than one perfect one, and puts the unrated last', () => {
    const counted = (id: string, list: number[], submissions = list.length) => {
      const counts = { ...noCounts(), scans: 20, submissions, from_scans: submissions };
      for (const rating of list) counts.r[rating - 1] = (counts.r[rating - 1] ?? 0) + 1;
      return { id, name: id, counts };
    };
    const many = Array.from({ length: 20 }, (_, index) => 9 + (index % 2));
    const rows = rank([
      counted('quiet', []),
      counted('lucky', [10]),
      counted('busy', [], 5),
      counted('good', many),
    ]);
    expect(rows.map(({ id }) => id)).toEqual(['good', 'lucky', 'busy', 'quiet']);
  });
});
