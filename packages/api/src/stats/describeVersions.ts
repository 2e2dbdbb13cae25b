import type { FormVersionRow } from './contract.ts';
import type { VersionOfStats } from './stats.sql.ts';
import { averageResponseTime } from './averageResponseTime.ts';
import { compareEstimates } from './compareEstimates.ts';
import { estimateMean } from './estimateMean.ts';
import { estimateScore } from './estimateScore.ts';
import { estimateShare } from './estimateShare.ts';
import { ratingsOf } from './ratingsOf.ts';
import { noCounts, type Counts } from './rollup/Cell.ts';

type CountedVersion = VersionOfStats & { counts: Counts };

/**
 * What each version of one form brought, in the order they come in: newest first. Versions without
 * answers are left out, so that each is compared with the one that was answered before it.
 */
export function describeVersions(newestFirst: readonly CountedVersion[]): FormVersionRow[] {
  const answered = newestFirst.filter(({ counts }) => counts.submissions > 0);
  const ratingOf = (counts: Counts) => estimateMean(ratingsOf(counts));

  return answered.map(({ counts, published_at, ...version }, index) => ({
    ...version,
    published_at: published_at.toISOString(),
    submissions: counts.submissions,
    average_rating: ratingOf(counts),
    nps: estimateScore(counts),
    comment_rate: estimateShare(counts.comments, counts.submissions),
    average_response_time: averageResponseTime(counts),
    change: compareEstimates(ratingOf(counts), ratingOf(answered[index + 1]?.counts ?? noCounts())),
  }));
}
