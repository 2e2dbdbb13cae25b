import { averageResponseTime } from './averageResponseTime.ts';
import { estimateMean } from './estimateMean.ts';
import { estimateScore } from './estimateScore.ts';
import { estimateShare } from './estimateShare.ts';
import { ratingsOf } from './ratingsOf.ts';
import type { Counts } from './rollup/Cell.ts';

/** What is said alike of a period and of the one before it. */
export function measurePeriod(counts: Counts, days: number) {
  const { scans, unique_scans, submissions, from_scans } = counts;
  // More answers than scans: who opened the address by hand left no scan.
  const notSubmitted = Math.max(0, scans - from_scans);
  return {
    counts: {
      scans,
      unique_scans,
      submissions,
      not_submitted: notSubmitted,
      daily_average_scans: days === 0 ? 0 : scans / days,
      daily_average_submissions: days === 0 ? 0 : submissions / days,
      average_response_time: averageResponseTime(counts),
    },
    rates: {
      conversion_rate: estimateShare(from_scans, scans),
      abandon_rate: estimateShare(notSubmitted, scans),
      average_rating: estimateMean(ratingsOf(counts)),
      nps: estimateScore(counts),
    },
  };
}
