import type { DayCount } from '../../resolvers.generated.ts';
import type { StatsScansSubmissions } from '../../sources/resources.ts';

type DayResource = StatsScansSubmissions['series'][number];

/** One day's counts, in the graph's words. */
export const toDayCount = ({ unique_scans, ...day }: DayResource): DayCount => ({
  ...day,
  uniqueScans: unique_scans,
});
