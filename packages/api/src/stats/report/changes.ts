import type { Change } from '../contract.ts';
import { estimateMean, estimateShare } from '../estimates.ts';
import { addDays, type Window } from '../findWindow.ts';
import {
  type ReportCount,
  type ReportEstimate,
  type ReportMetric,
  reportMetrics,
  type ReportPlace,
  type StatsReport,
} from '../reportContract.ts';
import type { Counts } from '../rollup/Cell.ts';

interface Counted {
  count: number;
  days: number;
}

/**
 * The change of a count since an earlier one, day for day, as a share of the earlier one (0.1: a tenth
 * more), with its 95 % interval. Of two Poisson counts together, the number that belongs to the first is
 * binomial: J. Przyborowski and H. Wilenski, "Homogeneity of results in testing samples from Poisson
 * series", Biometrika 31 (1940) 313–323. Wilson's interval of that share is made one of the ratio: R. M.
 * Price and D. G. Bonett, "Estimating the ratio of two Poisson rates", Computational Statistics & Data
 * Analysis 34 (2000) 345–356. All null if the earlier count is 0.
 */
export function compareCounts(now: Counted, before: Counted): Change {
  if (before.count === 0 || now.days === 0 || before.days === 0) {
    return { value: null, low: null, high: null };
  }

  const share = estimateShare(now.count, now.count + before.count);
  const toMove = (part: number) => (part / (1 - part)) * (before.days / now.days) - 1;
  return {
    value: toMove(share.value ?? 0),
    low: toMove(share.low ?? 0),
    high: toMove(share.high ?? 0),
  };
}

/** With fewer observations on either side, a change is not reported. */
const enough = 10;

const isEnough = (metric: ReportCount | ReportEstimate): boolean => {
  if (metric.before === null) return false;
  return typeof metric.now === 'number' || typeof metric.before === 'number'
    ? true
    : metric.now.n >= enough && metric.before.n >= enough;
};

/** The size of a change in widths of its interval: more than 1 if the interval excludes 0. */
const sureness = ({ change: { value, low, high } }: ReportCount | ReportEstimate): number => {
  if (value === null || low === null || high === null) return 0;
  if (value > 0) return value > low ? value / (value - low) : 0;
  return high > value ? value / (high - value) : 0;
};

/**
 * The significant changes between two months: the interval of the difference excludes 0. The surest
 * improvement comes first, the surest deterioration last.
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

/**
 * The location whose average rating is surely high, by its lower bound, and the one where it is surely
 * low, by its upper bound. None where that is one and the same, or their intervals have a part in common.
 */
export function findExtremes(
  places: readonly { id: string; name: string }[],
  tally: ReadonlyMap<string, Counts>,
): Pick<StatsReport, 'best' | 'weakest'> {
  const rated = places.flatMap(({ id, name }): ReportPlace[] => {
    const counts = tally.get(id);
    const average_rating = counts && estimateMean(counts.r);
    return average_rating && average_rating.n >= enough ? [{ id, name, average_rating }] : [];
  });
  const lower = ({ average_rating }: ReportPlace) => average_rating.low ?? 0;
  const upper = ({ average_rating }: ReportPlace) => average_rating.high ?? 0;
  const [best] = rated.toSorted((one, other) => lower(other) - lower(one));
  const [weakest] = rated.toSorted((one, other) => upper(one) - upper(other));
  if (!best || !weakest || lower(best) <= upper(weakest)) return { best: null, weakest: null };
  return { best, weakest };
}

/** The month some months after another, both such as `2026-10`. */
const addMonths = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
};

/** The month before another, both such as `2026-10`. */
export const previousMonth = (month: string): string => addMonths(month, -1);

/** The whole of a month. */
const daysOfMonth = (month: string): Required<Window> => ({
  from: `${month}-01`,
  to: addDays(`${addMonths(month, 1)}-01`, -1),
});

/** The days of a report, and those it compares them with. */
interface ReportWindows {
  now: Required<Window>;
  before: Required<Window>;
  /** True if the month has ended: otherwise the report covers it so far. */
  isOver: boolean;
}

/**
 * The days of a month and of the month before. An unfinished month is reported up to today, and compared
 * with the same days of the month before, as far as that one has them.
 */
export function findReportWindows(month: string, today: string): ReportWindows {
  const now = daysOfMonth(month);
  const before = daysOfMonth(previousMonth(month));
  if (today > now.to) return { now, before, isOver: true };

  const sameDay = `${before.from.slice(0, 8)}${today.slice(8)}`;
  return {
    now: { from: now.from, to: today },
    before: { from: before.from, to: sameDay < before.to ? sameDay : before.to },
    isOver: false,
  };
}
