import type { StatsQuery, StatsScansSubmissions } from './contract.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { countByDay } from './countByDay.ts';
import { findSeries } from './findSeries.ts';
import { findSubject } from './findSubject.ts';
import { layOutWeek } from './layOutWeek.ts';

/** Counts scans and submissions by day, and submissions by weekday and hour. */
export const findScansSubmissions = (tools: Pick<ServiceTools, 'stats' | 'rollup' | 'now'>) => {
  const subjectOf = findSubject(tools);
  const seriesOf = findSeries(tools);

  return async (accountId: string, query: StatsQuery): Promise<StatsScansSubmissions> => {
    const subject = await subjectOf(accountId, query);
    const { scope, span } = subject;
    const [series, { hours }] = await Promise.all([
      seriesOf(subject),
      tools.rollup.sum(accountId, scope.kind, scope.keys, span),
    ]);
    const heatmap = layOutWeek(hours);
    return {
      series: countByDay(series),
      weekday: heatmap.map((day) => day.reduce((sum, count) => sum + count, 0)),
      heatmap,
    };
  };
};
