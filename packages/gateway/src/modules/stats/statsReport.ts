import type {
  QueryResolvers,
  ReportMetric,
  ReportQuoteKind,
  StatsReport,
} from '../../resolvers.generated.ts';
import type { StatsReport as StatsReportResource } from '../../sources/resources.ts';
import { toDayCount } from './toDayCount.ts';

/** A month's report, in the graph's words. */
const toReport = (report: StatsReportResource): StatsReport => ({
  month: report.month,
  from: report.from,
  to: report.to,
  isOver: report.is_over,
  before: report.before,
  company: report.company,
  location: report.location,
  firstMonth: report.first_month,
  scans: report.scans,
  uniqueScans: report.unique_scans,
  submissions: report.submissions,
  conversionRate: report.conversion_rate,
  averageRating: report.average_rating,
  nps: report.nps,
  changed: report.changed.map(({ metric, is_better }) => ({
    metric: metric.toUpperCase() as ReportMetric,
    isBetter: is_better,
  })),
  sentiment: report.sentiment.now,
  sentimentBefore: report.sentiment.before,
  series: report.series.map(toDayCount),
  quotes: report.quotes.map(({ kind, occurred_at, ...quote }) => ({
    ...quote,
    kind: kind.toUpperCase() as ReportQuoteKind,
    occurredAt: occurred_at,
  })),
  resolved: {
    count: report.resolved.count,
    medianHours: report.resolved.median_hours,
    examples: report.resolved.examples,
    openLowRatings: report.resolved.open_low_ratings,
  },
  best: report.best && { ...report.best, averageRating: report.best.average_rating },
  weakest: report.weakest && { ...report.weakest, averageRating: report.weakest.average_rating },
});

/** Reads the report of a month. */
export const statsReport: NonNullable<QueryResolvers['statsReport']> = async (
  _,
  { month, companyId, locationId, timezone },
  { sources },
) =>
  toReport(
    await sources.stats.report({ month, company: companyId, site: locationId, tz: timezone }),
  );
