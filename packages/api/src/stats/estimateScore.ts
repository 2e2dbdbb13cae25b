import type { Estimate } from './contract.ts';
import { estimateNps } from './estimateNps.ts';
import { groupRatings } from './groupRatings.ts';
import type { Counts } from './rollup/Cell.ts';

/** The net promoter score of counted ratings without its groups, as `estimateNps` has it. */
export function estimateScore(counts: Pick<Counts, 'r'>): Estimate {
  const { score, low, high, n } = estimateNps(groupRatings(counts));
  return { value: score, low, high, n };
}
