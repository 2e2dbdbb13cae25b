import type { Estimate } from './contract.ts';

/** The 97.5 % point of the normal distribution: two sides of 95 %. */
export const z95 = 1.959963984540054;

/**
 * A share with its 95 % interval. Wilson's score interval: E. B. Wilson, "Probable inference, the law
 * of succession, and statistical inference", JASA 22 (1927) 209–212. It holds for few observations
 * and near 0 and 1, where the textbook interval does not. A share above 1 is shown as 1.
 */
export function estimateShare(successes: number, n: number): Estimate {
  if (n === 0) return { value: null, low: null, high: null, n };

  const share = Math.min(1, successes / n);
  const z2 = z95 * z95;
  const center = (share + z2 / (2 * n)) / (1 + z2 / n);
  const reach = (z95 * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n))) / (1 + z2 / n);
  return {
    value: share,
    low: share === 0 ? 0 : Math.max(0, center - reach),
    high: share === 1 ? 1 : Math.min(1, center + reach),
    n,
  };
}
