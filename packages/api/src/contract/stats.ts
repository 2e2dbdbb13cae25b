import * as v from 'valibot';

import { timeZone } from '@hearback/schema/rules';

import { count, idFilter } from './list.ts';

/** Calendar windows in the reader's time zone; the `last_*` of a period are the previous whole ones. */
export const Timeframe = v.picklist([
  'all_time',
  'today',
  'last_7_days',
  'last_30_days',
  'last_6_months',
  'year_to_date',
  'last_week',
  'last_month',
  'last_year',
]);
export type Timeframe = v.InferOutput<typeof Timeframe>;

export const StatsQuery = v.object({
  timeframe: v.optional(Timeframe, 'all_time'),
  company: idFilter,
  site: idFilter,
  code: idFilter,
  form: idFilter,
  tz: v.optional(timeZone, 'UTC'),
});
export type StatsQuery = v.InferOutput<typeof StatsQuery>;

/** A share or a mean with its 95 % interval, and how many observations it rests on. */
export const Estimate = v.pipe(
  v.object({
    value: v.nullable(v.number()),
    low: v.nullable(v.number()),
    high: v.nullable(v.number()),
    n: count,
  }),
  v.metadata({ ref: 'Estimate' }),
);
export type Estimate = v.InferOutput<typeof Estimate>;

const day = v.pipe(v.string(), v.isoDate());

/** The ratings of a day or a week: their mean, its 95 % interval, and how many there are. */
const ratingsOf = {
  date: day,
  average: v.nullable(v.number()),
  low: v.nullable(v.number()),
  high: v.nullable(v.number()),
  count,
};

export const StatsOverview = v.pipe(
  v.object({
    scans: count,
    unique_scans: count,
    daily_average_scans: v.number(),
    daily_average_submissions: v.number(),
    submissions: count,
    not_submitted: count,
    conversion_rate: Estimate,
    abandon_rate: Estimate,
    average_response_time: v.nullable(v.number()),
    median_response_time: v.nullable(v.number()),
    fastest_response_time: v.nullable(v.number()),
    most_active_time: v.nullable(count),
  }),
  v.metadata({ ref: 'StatsOverview' }),
);
export type StatsOverview = v.InferOutput<typeof StatsOverview>;

export const StatsScansSubmissions = v.pipe(
  v.object({
    series: v.array(v.object({ date: day, scans: count, unique_scans: count, submissions: count })),
    /** Submissions by weekday, Monday first. */
    weekday: v.array(count),
    /** Submissions by weekday and local hour. */
    heatmap: v.array(v.array(count)),
  }),
  v.metadata({ ref: 'StatsScansSubmissions' }),
);
export type StatsScansSubmissions = v.InferOutput<typeof StatsScansSubmissions>;

export const StatsRatings = v.pipe(
  v.object({
    average: Estimate,
    total: count,
    highest: v.nullable(count),
    lowest: v.nullable(count),
    most_common: v.array(count),
    ten_star: count,
    /** By rating: `{"1": n, … "10": n}`. */
    distribution: v.record(v.string(), count),
    nps: v.object({
      score: v.nullable(v.number()),
      low: v.nullable(v.number()),
      high: v.nullable(v.number()),
      promoters: count,
      passives: count,
      detractors: count,
      n: count,
    }),
    over_time: v.array(v.object(ratingsOf)),
    /** The same by weeks, counted back from the last day; the oldest may have fewer days. */
    by_week: v.array(v.object({ ...ratingsOf, days: count })),
  }),
  v.metadata({ ref: 'StatsRatings' }),
);
export type StatsRatings = v.InferOutput<typeof StatsRatings>;

export const StatsFeedback = v.pipe(
  v.object({
    comments: count,
    positive: count,
    neutral: count,
    negative: count,
    /** Characters. */
    average_comment_length: v.nullable(v.number()),
  }),
  v.metadata({ ref: 'StatsFeedback' }),
);
export type StatsFeedback = v.InferOutput<typeof StatsFeedback>;

/** One line of a ranking. */
export const RankedRow = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    scans: count,
    submissions: count,
    conversion_rate: Estimate,
    average_rating: Estimate,
  }),
  v.metadata({ ref: 'RankedRow' }),
);
export type RankedRow = v.InferOutput<typeof RankedRow>;

export const StatsLocationsCodes = v.pipe(
  v.object({ locations: v.array(RankedRow), codes: v.array(RankedRow) }),
  v.metadata({ ref: 'StatsLocationsCodes' }),
);
export type StatsLocationsCodes = v.InferOutput<typeof StatsLocationsCodes>;

const Change = v.pipe(
  v.object({
    value: v.nullable(v.number()),
    low: v.nullable(v.number()),
    high: v.nullable(v.number()),
  }),
  v.metadata({ ref: 'Change' }),
);
/** How far something moved, with the 95 % interval of the move. */
export type Change = v.InferOutput<typeof Change>;

/** `before` is null while the account is too young to compare with. */
const CountMetric = v.pipe(
  v.object({ now: count, before: v.nullable(count) }),
  v.metadata({ ref: 'CountMetric' }),
);
const EstimateMetric = v.pipe(
  v.object({ now: Estimate, change: Change }),
  v.metadata({ ref: 'EstimateMetric' }),
);

/** The first page is about a fixed window: the last 30 days, against the 30 before. */
export const HomeQuery = v.pick(StatsQuery, ['tz']);

export const StatsHome = v.pipe(
  v.object({
    /** Which of the first steps are taken: a code counts once it is published. */
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

export const StatsForms = v.pipe(
  v.object({ forms: v.array(RankedRow) }),
  v.metadata({ ref: 'StatsForms' }),
);
export type StatsForms = v.InferOutput<typeof StatsForms>;
