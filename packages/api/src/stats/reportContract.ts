import * as v from 'valibot';

import { issueSentences } from '@hearback/schema/errors';
import { boundedText, timeZone } from '@hearback/schema/rules';

import { count, idFilter, moment, tagFilter } from '../http/list.ts';
import { Change, IntervalEstimate } from './contract.ts';

const day = v.pipe(v.string(), v.isoDate());

/** A month such as `2026-10`. */
const month = v.pipe(
  boundedText(7, { type: issueSentences.required, tooLong: issueSentences.invalid }),
  v.regex(/^20\d\d-(0[1-9]|1[0-2])$/, issueSentences.invalid),
);

export const StatsReportQuery = v.object({
  month,
  company: idFilter,
  site: idFilter,
  /** Answers at locations that carry the tag, and through codes that do. */
  tag: tagFilter,
  /** Whose today decides whether the month is over. */
  tz: v.optional(timeZone, 'UTC'),
});
export type StatsReportQuery = v.InferOutput<typeof StatsReportQuery>;

/** `before` and the change are null without data for all of the days before. */
const ReportCount = v.pipe(
  v.object({
    now: count,
    before: v.nullable(count),
    /** Day for day, as a share of before: 0.1 is a tenth more. */
    change: Change,
  }),
  v.metadata({ ref: 'ReportCount' }),
);
export type ReportCount = v.InferOutput<typeof ReportCount>;

const ReportEstimate = v.pipe(
  v.object({ now: IntervalEstimate, before: v.nullable(IntervalEstimate), change: Change }),
  v.metadata({ ref: 'ReportEstimate' }),
);
export type ReportEstimate = v.InferOutput<typeof ReportEstimate>;

/** The metrics of a report, in reading order. */
export const reportMetrics = [
  'scans',
  'unique_scans',
  'submissions',
  'conversion_rate',
  'average_rating',
  'nps',
] as const;
export type ReportMetric = (typeof reportMetrics)[number];

const sentiments = v.object({ positive: count, neutral: count, negative: count });

/** A visitor's comment. Personal data is hidden. */
const quote = {
  id: v.string(),
  comment: v.string(),
  rating: v.nullable(count),
  location: v.string(),
};

const ReportQuote = v.pipe(
  v.object({
    ...quote,
    kind: v.picklist(['praise', 'complaint', 'other']),
    occurred_at: moment,
  }),
  v.metadata({ ref: 'ReportQuote' }),
);
export type ReportQuote = v.InferOutput<typeof ReportQuote>;

const ReportPlace = v.object({
  id: v.string(),
  name: v.string(),
  average_rating: IntervalEstimate,
});
export type ReportPlace = v.InferOutput<typeof ReportPlace>;

export const StatsReport = v.pipe(
  v.object({
    month,
    from: day,
    /** The month's last day, or today. */
    to: day,
    is_over: v.boolean(),
    /** The days it is compared with. Null without data for all of them. */
    before: v.nullable(v.object({ from: day, to: day })),
    /** The company of the report. Null if it covers several. */
    company: v.nullable(v.string()),
    location: v.nullable(v.string()),
    /** The first month with data. Null without any. */
    first_month: v.nullable(month),
    scans: ReportCount,
    unique_scans: ReportCount,
    submissions: ReportCount,
    conversion_rate: ReportEstimate,
    average_rating: ReportEstimate,
    nps: ReportEstimate,
    /** The same with the answers that were set aside. Null if none was: all other figures are without them. */
    with_set_aside: v.nullable(
      v.object({ submissions: count, average_rating: IntervalEstimate, nps: IntervalEstimate }),
    ),
    /** The significant changes: the surest improvement first, the surest deterioration last. */
    changed: v.array(v.object({ metric: v.picklist(reportMetrics), is_better: v.boolean() })),
    /** Comments by how they sound. */
    sentiment: v.object({ now: sentiments, before: v.nullable(sentiments) }),
    /** Every day, oldest first, zeroes included. */
    series: v.array(v.object({ date: day, scans: count, unique_scans: count, submissions: count })),
    /** Three at most. */
    quotes: v.array(ReportQuote),
    resolved: v.object({
      /** Answers that were set to resolved in the month. */
      count,
      /** From receiving an answer to resolving it. Null without any. */
      median_hours: v.nullable(v.number()),
      /** Three at most, resolved last first. */
      examples: v.array(v.object({ ...quote, hours: v.number() })),
      /** Answers of the month rated 1 to 6 that are new or in progress. */
      open_low_ratings: count,
    }),
    /** By the lower bound of the average rating, and by the upper one. Null unless they differ. */
    best: v.nullable(ReportPlace),
    weakest: v.nullable(ReportPlace),
  }),
  v.metadata({ ref: 'StatsReport' }),
);
export type StatsReport = v.InferOutput<typeof StatsReport>;
