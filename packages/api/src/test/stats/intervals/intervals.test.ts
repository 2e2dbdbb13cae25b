import { describe, expect, it } from 'vitest';

import { measureCoverage, tries } from './measureCoverage.ts';

/** Set by `npm run -w lab stats`, which shows how good each interval is. */
const { STATS_SHOW } = process.env;

/** In each single world: shares come in steps, and no bound lies between two of them. */
const floorOf = (interval: string, n: number) => {
  if (interval.includes('share')) return n < 10 ? 0.9 : 0.91;
  return 0.92;
};

/** Below 10 observations people are told that it is too early, and steps are too coarse for 98. */
const ceilingOf = (n: number) => (n < 10 ? 0.99 : 0.98);

/** A share of few tries is off by as much, in 1 of 700 cases: three standard errors. */
const margin = tries < 4_000 ? 3 * Math.sqrt((0.05 * 0.95) / tries) : 0;

const percent = (share: number) => (share * 100).toFixed(1).padStart(5);

describe.each([5, 10, 20, 50, 100, 1_000])('with %d observations', (n) => {
  const measured = measureCoverage(n);

  it.each(measured)('the interval of a $interval holds in 92 to 98 of 100 cases', (coverage) => {
    const { interval, average, worst, best } = coverage;
    if (STATS_SHOW) {
      console.log(
        `${interval.padEnd(21)} n = ${String(n).padStart(3)}  ${percent(average)} %  ` +
          `worst ${percent(worst.share)} (${worst.world}), best ${percent(best.share)} (${best.world})`,
      );
    }
    expect(average).toBeGreaterThanOrEqual(0.92);
    expect(average).toBeLessThanOrEqual(ceilingOf(n));
    expect(worst.share).toBeGreaterThanOrEqual(floorOf(interval, n) - margin);
  });
});
