import { describe, expect, it } from 'vitest';

import { estimateMean, estimateNps, estimateShare, tQuantile } from './estimates.ts';
import { rank } from './overview.ts';
import { noCounts } from './rollup/Cell.ts';

const ratings = (...list: number[]) =>
  Array.from({ length: 10 }, (_, index) => list.filter((rating) => rating === index + 1).length);

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
  it('of two possible ratings is a share, bounded by its likelihood ratio', () => {
    // With a quarter at either end: 90.25 of 100.5 tens. The roots of its ratio at n log(1 + t²/n).
    const mean = estimateMean([10, 0, 0, 0, 0, 0, 0, 0, 0, 90]);
    const limit = 100 * Math.log1p(tQuantile(100) ** 2 / 100);
    expect(mean).toMatchObject({ value: 9.1, n: 100 });
    for (const bound of [mean.low, mean.high]) {
      const share = (Number(bound) - 1) / 9;
      const ratio =
        2 *
        (90.25 * Math.log(90.25 / 100.5 / share) + 10.25 * Math.log(10.25 / 100.5 / (1 - share)));
      expect(ratio).toBeCloseTo(limit, 8);
    }
    expect(mean.low).toBeLessThan(9.1);
    expect(mean.high).toBeGreaterThan(9.1);
  });

  it('of many that vary little is Student’s', () => {
    const mean = estimateMean([0, 0, 0, 0, 0, 0, 5_000, 0, 5_000, 0]);
    expect(mean.low).toBeCloseTo(8 - 1.96 * 0.01, 3);
    expect(mean.high).toBeCloseTo(8 + 1.96 * 0.01, 3);
  });

  it('stays on the scale, and reaches further where ratings may be yet to come', () => {
    const { low, value, high } = estimateMean(ratings(6, 8, 10));
    expect(low).toBeGreaterThan(1);
    expect(high).toBeLessThan(10);
    expect(Number(value) - Number(low)).toBeGreaterThan(Number(high) - Number(value));
  });

  it('of one rating, or of equal ones, does not pretend to be certain', () => {
    expect(estimateMean(ratings(10)).low).toBeLessThan(3);
    expect(estimateMean(ratings(10, 10)).low).toBeLessThan(5);
    expect(estimateMean(ratings(10, 10)).high).toBe(10);
    const sure = estimateMean([0, 0, 0, 0, 0, 0, 0, 0, 0, 1_000_000]);
    expect(sure.high).toBe(10);
    expect(sure.low).toBeGreaterThan(9.999);
  });

  it('of nothing is unknown', () => {
    expect(estimateMean(ratings())).toEqual({ value: null, low: null, high: null, n: 0 });
  });

  it('is the mirrored one of mirrored ratings', () => {
    const counts = [3, 0, 1, 0, 2, 5, 8, 13, 20, 40];
    const [one, other] = [estimateMean(counts), estimateMean(counts.toReversed())];
    expect(one.low).toBeCloseTo(11 - Number(other.high), 9);
    expect(one.high).toBeCloseTo(11 - Number(other.low), 9);
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
  it('of no passives is a share, bounded by its likelihood ratio', () => {
    const nps = estimateNps({ promoters: 6, passives: 0, detractors: 4 });
    expect(nps.score).toBeCloseTo(20, 10);
    const limit = 10 * Math.log1p(tQuantile(10) ** 2 / 10);
    for (const bound of [nps.low, nps.high]) {
      const share = (Number(bound) / 100 + 1) / 2;
      const ratio =
        2 * (6.25 * Math.log(6.25 / 10.5 / share) + 4.25 * Math.log(4.25 / 10.5 / (1 - share)));
      expect(ratio).toBeCloseTo(limit, 8);
    }
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
