import { expect, it } from 'vitest';

import { createRandom } from '../../sample/seed/random.ts';
import { compareCounts } from './changes.ts';

it('tells how many more there were day for day, with its interval', () => {
  const { value, low, high } = compareCounts({ count: 120, days: 30 }, { count: 100, days: 30 });
  expect(value).toBeCloseTo(0.2, 10);
  // Wilson for 120 of 220: 0.4794 to 0.6099.
  expect(low).toBeCloseTo(0.4794 / 0.5206 - 1, 2);
  expect(high).toBeCloseTo(0.6099 / 0.3901 - 1, 2);
});

it('takes a short month for no decline', () => {
  const { value, low, high } = compareCounts({ count: 280, days: 28 }, { count: 310, days: 31 });
  expect(value).toBeCloseTo(0, 10);
  expect(low).toBeLessThan(0);
  expect(high).toBeGreaterThan(0);
});

it('knows no move from nothing, and a fall to nothing is one of all', () => {
  expect(compareCounts({ count: 5, days: 30 }, { count: 0, days: 30 }).value).toBeNull();
  expect(compareCounts({ count: 0, days: 30 }, { count: 50, days: 30 })).toMatchObject({
    value: -1,
    low: -1,
  });
});

/** A Poisson count by the waiting times between its events. */
const drawPoisson = (next: () => number, mean: number): number => {
  let count = -1;
  for (let waited = 0; waited <= mean; count += 1) waited -= Math.log(1 - next());
  return count;
};

it.each([5, 10, 30, 100])('holds in 92 to 98 of 100 worlds with %d before', (mean) => {
  const random = createRandom(mean);
  const worlds = 2_000;
  let held = 0;
  for (let world = 0; world < worlds; world += 1) {
    const count = drawPoisson(random.share, 1.5 * mean);
    const before = drawPoisson(random.share, mean);
    const { low, high } = compareCounts({ count, days: 30 }, { count: before, days: 30 });
    if (low === null || high === null || (low <= 0.5 && high >= 0.5)) held += 1;
  }
  expect(held / worlds).toBeGreaterThanOrEqual(0.92);
  expect(held / worlds).toBeLessThanOrEqual(0.98);
});
