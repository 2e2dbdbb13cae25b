import {
  findDiscoveries,
  findStandings,
  mostFreedoms,
  type Standing,
  sureness,
} from '../comparisons.ts';
import { estimateMean } from '../estimates.ts';
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

/** The degrees of freedom of a change: those of the smaller side, if it is an estimate. */
const freedomsOf = (metric: ReportCount | ReportEstimate): number =>
  typeof metric.now === 'number' || metric.before === null || typeof metric.before === 'number'
    ? mostFreedoms
    : Math.min(metric.now.n, metric.before.n);

/** With fewer observations on either side, a change is not reported. */
const enough = 10;

const isEnough = (metric: ReportCount | ReportEstimate): boolean => {
  if (metric.before === null) return false;
  return typeof metric.now === 'number' || typeof metric.before === 'number'
    ? true
    : metric.now.n >= enough && metric.before.n >= enough;
};

/**
 * The changes between two whole months that chance alone would not make, of all that are looked at together.
 * The surest improvement comes first, the surest deterioration last.
 */
export const findChanged = (
  metrics: Readonly<Record<ReportMetric, ReportCount | ReportEstimate>>,
): StatsReport['changed'] =>
  findDiscoveries(
    reportMetrics
      .filter((metric) => isEnough(metrics[metric]))
      .map((metric) => ({
        metric,
        sure: sureness(metrics[metric].change),
        freedoms: freedomsOf(metrics[metric]),
      })),
  )
    .toSorted((one, other) => other.sure - one.sure)
    .map(({ metric, sure }) => ({ metric, is_better: sure > 0 }));

/**
 * The location whose ratings are best of those that stand out above all others together, and the weakest of
 * those that stand out below. Null where chance alone could have made the difference.
 */
export function findExtremes(
  places: readonly { id: string; name: string }[],
  tally: ReadonlyMap<string, Counts>,
  clustering: number,
): Pick<StatsReport, 'best' | 'weakest'> {
  const rated = places.map((place) => ({ ...place, r: tally.get(place.id)?.r ?? [] }));
  const standings = findStandings(rated, clustering);
  const those = (standing: Standing) =>
    rated
      .filter(({ id }) => standings.get(id) === standing)
      .map(({ id, name, r }): ReportPlace => ({ id, name, average_rating: estimateMean(r) }));
  const byBound = (bound: 'low' | 'high') => (one: ReportPlace, other: ReportPlace) =>
    (other.average_rating[bound] ?? 0) - (one.average_rating[bound] ?? 0);
  return {
    best: those('above').toSorted(byBound('low'))[0] ?? null,
    weakest: those('below').toSorted(byBound('high')).at(-1) ?? null,
  };
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
