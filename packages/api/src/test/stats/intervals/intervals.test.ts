import { describe, expect, it } from 'vitest';

import { measureCoverage } from './measureCoverage.ts';

/** Set by `npm run -w lab stats`, which shows how good each interval is. */
const { STATS_SHOW } = process.env;

/**
 * What holds in each single world: shares come in steps, and no bound lies between two of them. Below
 * 10 observations people are told that it is too early.
 */
const floorOf = (interval: string, n: number) => {
  if (n < 10) return 0.9;
  return interval.endsWith('share') || interval.endsWith('shares') ? 0.91 : 0.92;
};

const percent = (share: number) => (share * 100).toFixed(1).padStart(5);

describe.each([5, 10, 30, 100])('with %d observations', (n) => {
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
    expect(average).toBeLessThanOrEqual(0.98);
    expect(worst.share).toBeGreaterThanOrEqual(floorOf(interval, n));
  });
});
