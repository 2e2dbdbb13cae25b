import type { RankedRow } from './contract.ts';
import { averageResponseTime } from './averageResponseTime.ts';
import { estimateMean } from './estimateMean.ts';
import { estimateScore } from './estimateScore.ts';
import { estimateShare } from './estimateShare.ts';
import { ratingsOf } from './ratingsOf.ts';
import type { Counts } from './rollup/Cell.ts';

/** Something with a name, and what was counted for it. */
export interface Counted {
  id: string;
  name: string;
  /** Where a code is. Left out for anything else. */
  location?: string;
  counts: Counts;
}

const toRow = ({ id, name, location, counts }: Counted): RankedRow => ({
  id,
  name,
  scans: counts.scans,
  submissions: counts.submissions,
  conversion_rate: estimateShare(counts.from_scans, counts.scans),
  average_rating: estimateMean(ratingsOf(counts)),
  nps: estimateScore(counts),
  average_response_time: averageResponseTime(counts),
  location: location ?? null,
});

/**
 * Best first, by the lower bound of the average rating: one visitor's 10 does not beat a hundred
 * visitors' 9.5. What nobody rated comes last, the busiest first.
 */
export const rank = (counted: readonly Counted[]): RankedRow[] =>
  counted
    .map(toRow)
    .toSorted(
      (a, b) =>
        (b.average_rating.low ?? -1) - (a.average_rating.low ?? -1) ||
        b.submissions - a.submissions ||
        b.scans - a.scans ||
        a.name.localeCompare(b.name) ||
        a.id.localeCompare(b.id),
    );
