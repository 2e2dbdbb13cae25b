import type { StatsRatings } from './contract.ts';
import { z95 } from './estimateShare.ts';

type Nps = StatsRatings['nps'];

interface Groups {
  /** 9 or 10. */
  promoters: number;
  /** 7 or 8. */
  passives: number;
  /** 1 to 6. */
  detractors: number;
}

/**
 * The net promoter score, -100 to 100, with its 95 % interval. Adjusted Wald for a difference of two
 * shares of one sample, one observation added to each: D. G. Bonett and R. M. Price, "Adjusted Wald
 * confidence interval for a difference of binomial proportions based on paired data", Journal of
 * Educational and Behavioral Statistics 37 (2012) 479–488.
 */
export function estimateNps({ promoters, passives, detractors }: Groups): Nps {
  const n = promoters + passives + detractors;
  if (n === 0) return { score: null, low: null, high: null, promoters, passives, detractors, n };

  const up = (promoters + 1) / (n + 2);
  const down = (detractors + 1) / (n + 2);
  const center = up - down;
  const reach = z95 * Math.sqrt((up + down - center ** 2) / (n + 2));
  return {
    score: (100 * (promoters - detractors)) / n,
    low: 100 * Math.max(-1, center - reach),
    high: 100 * Math.min(1, center + reach),
    promoters,
    passives,
    detractors,
    n,
  };
}
