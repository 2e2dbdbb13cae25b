import * as v from 'valibot';

import { issueSentences } from '@hearback/schema/errors';

import { count, idFilter, listQuery, moment, orderingBy, pageOf } from './list.ts';
import { Channel } from './survey.ts';

const Sentiment = v.picklist(['positive', 'neutral', 'negative'], issueSentences.invalid);

/** A visitor's answer, with the names of the day it was given. */
export const Feedback = v.pipe(
  v.object({
    id: v.string(),
    code: v.string(),
    form: v.string(),
    code_name: v.string(),
    location: v.string(),
    company: v.string(),
    date_submitted: moment,
    occurred_at: moment,
    rating: v.nullable(count),
    comment: v.string(),
    name: v.string(),
    email: v.string(),
    /** Seconds from first paint to send. */
    duration: v.nullable(v.number()),
    sentiment: Sentiment,
    sentiment_source: v.picklist(['rating', 'comment', 'owner']),
    form_version: count,
    channel: Channel,
  }),
  v.metadata({ ref: 'Feedback' }),
);
export type Feedback = v.InferOutput<typeof Feedback>;

export const FeedbackPage = pageOf('FeedbackPage', Feedback);

/** Rolling windows that end now. */
export const FeedbackPeriod = v.picklist(['all_time', '24h', '3d', '7d', '30d']);
export type FeedbackPeriod = v.InferOutput<typeof FeedbackPeriod>;

const rating = v.optional(
  v.pipe(v.string(), v.regex(/^(?:[1-9]|10)$/, issueSentences.out_of_range), v.transform(Number)),
);

export const FeedbackQuery = v.object({
  ...listQuery,
  period: v.optional(FeedbackPeriod, 'all_time'),
  company: idFilter,
  site: idFilter,
  code: idFilter,
  form: idFilter,
  sentiment: v.optional(Sentiment),
  rating_min: rating,
  rating_max: rating,
  ordering: orderingBy('date_submitted', 'rating'),
});
export type FeedbackQuery = v.InferOutput<typeof FeedbackQuery>;

export const FeedbackChange = v.pipe(
  v.object({ sentiment: v.optional(Sentiment) }),
  v.metadata({ ref: 'FeedbackChange' }),
);
export type FeedbackChange = v.InferOutput<typeof FeedbackChange>;
