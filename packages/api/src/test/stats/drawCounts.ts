import type { Random } from '../../sample/seed/random.ts';

/** A normal deviate: G. E. P. Box and M. E. Muller. */
export const drawNormal = ({ share }: Random) =>
  Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share());

/** A Poisson count by the waiting times between its events; a large one by its normal limit. */
const drawPoisson = (random: Random, mean: number): number => {
  if (mean > 60) return Math.max(0, Math.round(mean + Math.sqrt(mean) * drawNormal(random)));
  let count = -1;
  for (let waited = 0; waited <= mean; count += 1) waited -= Math.log(1 - random.share());
  return count;
};

/** G. Marsaglia and W. W. Tsang, ACM Transactions on Mathematical Software 26 (2000) 363–372. */
const drawGamma = (random: Random, shape: number): number => {
  if (shape < 1) return drawGamma(random, shape + 1) * (1 - random.share()) ** (1 / shape);
  const d = shape - 1 / 3;
  for (;;) {
    const x = drawNormal(random);
    const v = (1 + x / Math.sqrt(9 * d)) ** 3;
    if (v > 0 && Math.log(1 - random.share()) < 0.5 * x * x + d - d * v + d * Math.log(v)) {
      return d * v;
    }
  }
};

/** A count whose variance is some times its mean: negative binomial. */
export const drawCount = (random: Random, mean: number, dispersion: number): number =>
  dispersion === 1
    ? drawPoisson(random, mean)
    : drawPoisson(random, drawGamma(random, mean / (dispersion - 1)) * (dispersion - 1));
