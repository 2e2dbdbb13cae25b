import {
  reportMetrics,
  type ReportCount,
  type ReportEstimate,
  type ReportMetric,
  type StatsReport,
} from '../reportContract.ts';

/** With fewer observations, on either side, it is too early to tell. */
const enough = 10;

const isEnough = (metric: ReportCount | ReportEstimate): boolean => {
  if (metric.before === null) return false;
  return typeof metric.now === 'number' || typeof metric.before === 'number'
    ? true
    : metric.now.n >= enough && metric.before.n >= enough;
};

/** How far a move is from none, in widths of its interval: more than 1 where 0 is outside. */
const sureness = ({ change: { value, low, high } }: ReportCount | ReportEstimate): number => {
  if (value === null || low === null || high === null) return 0;
  if (value > 0) return value > low ? value / (value - low) : 0;
  return high > value ? value / (high - value) : 0;
};

/**
 * What moved clearly between two months: where the interval of the difference excludes 0. What is most
 * surely better comes first, what is most surely worse last.
 */
export const findChanged = (
  metrics: Readonly<Record<ReportMetric, ReportCount | ReportEstimate>>,
): StatsReport['changed'] =>
  reportMetrics
    .filter((metric) => isEnough(metrics[metric]))
    .map((metric) => ({ metric, sureness: sureness(metrics[metric]) }))
    .filter((move) => Math.abs(move.sureness) > 1)
    .toSorted((one, other) => other.sureness - one.sureness)
    .map((move) => ({ metric: move.metric, is_better: move.sureness > 0 }));
