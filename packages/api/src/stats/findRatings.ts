import type { StatsQuery, StatsRatings } from './contract.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { courseOfRatings } from './courseOfRatings.ts';
import { estimateMean } from './estimateMean.ts';
import { estimateNps } from './estimateNps.ts';
import { findSeries } from './findSeries.ts';
import { findSubject } from './findSubject.ts';
import { groupRatings } from './groupRatings.ts';
import { ratingsOf } from './ratingsOf.ts';
import { addCounts, noCounts } from './rollup/Cell.ts';

/** Counts ratings: how many there are of each, what they come to, and how they run. */
export const findRatings = (tools: Pick<ServiceTools, 'stats' | 'rollup' | 'now'>) => {
  const subjectOf = findSubject(tools);
  const seriesOf = findSeries(tools);

  return async (accountId: string, query: StatsQuery): Promise<StatsRatings> => {
    const series = await seriesOf(await subjectOf(accountId, query));
    const all = noCounts();
    for (const counts of series.byDay.values()) addCounts(all, counts);
    const ratings = ratingsOf(all);
    const given = all.r.flatMap((count, index) => (count === 0 ? [] : [index + 1]));
    const most = Math.max(...all.r);

    return {
      average: estimateMean(ratings),
      total: ratings.n,
      highest: given.at(-1) ?? null,
      lowest: given[0] ?? null,
      most_common: given.filter((rating) => all.r[rating - 1] === most),
      ten_star: all.r[9] ?? 0,
      distribution: Object.fromEntries(all.r.map((count, index) => [String(index + 1), count])),
      nps: estimateNps(groupRatings(all)),
      ...courseOfRatings(series),
    };
  };
};
