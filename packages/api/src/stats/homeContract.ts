import * as v from 'valibot';

import { count } from '../http/list.ts';
import {
  Change,
  IntervalEstimate,
  RankedRow,
  StatsQuery,
  StatsRatings,
  StatsScansSubmissions,
} from './contract.ts';

/** `before` is null while the account is too young to compare with. */
const CountMetric = v.pipe(
  v.object({ now: count, before: v.nullable(count) }),
  v.metadata({ ref: 'CountMetric' }),
);
const EstimateMetric = v.pipe(
  v.object({ now: IntervalEstimate, change: Change }),
  v.metadata({ ref: 'EstimateMetric' }),
);

/** The first page is about a fixed window: the last 30 days, against the 30 before. */
export const HomeQuery = v.pick(StatsQuery, ['tz']);

export const StatsHome = v.pipe(
  v.object({
    /** The completed onboarding steps: a code counts once it is published. */
    steps: v.object({
      company: v.boolean(),
      location: v.boolean(),
      code: v.boolean(),
      feedback: v.boolean(),
    }),
    scans: CountMetric,
    submissions: CountMetric,
    conversion_rate: EstimateMetric,
    average_rating: EstimateMetric,
    nps: EstimateMetric,
    series: StatsScansSubmissions.entries.series,
    over_time: StatsRatings.entries.over_time,
    heatmap: StatsScansSubmissions.entries.heatmap,
    /** The best five. */
    locations: v.array(RankedRow),
  }),
  v.metadata({ ref: 'StatsHome' }),
);
export type StatsHome = v.InferOutput<typeof StatsHome>;
