import * as v from 'valibot';

import { issueSentences } from '@hearback/schema/errors';
import { limits } from '@hearback/schema/limits';
import { boundedText, optionalText } from '@hearback/schema/rules';

import { count, idFilter, listQuery, moment, orderingBy, pageOf } from '../http/list.ts';
import { ids } from '../http/removal.ts';
import { Channel } from '../survey/contract.ts';

/** How an answer sounds. */
export const Sentiment = v.picklist(['positive', 'neutral', 'negative'], issueSentences.invalid);

const FeedbackStatus = v.picklist(
  ['new', 'in_progress', 'resolved', 'dismissed'],
  issueSentences.invalid,
);

/** Why an answer was set aside as a program's: it filled a field that nobody sees, or it came within 1.5 seconds. */
const SetAsideReason = v.picklist(['hidden_field', 'too_fast']);
export type SetAsideReason = v.InferOutput<typeof SetAsideReason>;

/** A visitor's answer, with the names of the day it was given. */
export const Feedback = v.pipe(
  v.object({
    id: v.string(),
    code: v.string(),
    form: v.string(),
    /** As the form is called now. */
    form_title: v.string(),
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
    /** Null for the moment until the comment was judged. */
    sentiment: v.nullable(Sentiment),
    sentiment_source: v.nullable(v.picklist(['rating', 'comment', 'owner'])),
    status: FeedbackStatus,
    /** The owner's own words, which no visitor sees. */
    note: v.string(),
    /** The owner's words to the visitor, who reads them by the receipt. Empty: none. */
    reply: v.string(),
    replied_at: v.nullable(moment),
    /** How a reply gets to the visitor: by letter and receipt, by the receipt alone, or not at all. */
    reply_by: v.picklist(['email', 'receipt', 'nobody']),
    /**
     * What became of the letter with the reply. `bounced`: the address does not exist; `refused`: its owner
     * wants no replies by letter; `limited`: too many were sent. Null: there is no reply.
     */
    reply_state: v.nullable(
      v.picklist(['receipt_only', 'waiting', 'sent', 'bounced', 'failed', 'refused', 'limited']),
    ),
    reply_sent_at: v.nullable(moment),
    /** When the visitor first opened the receipt with the reply as it is. */
    reply_read_at: v.nullable(moment),
    form_version: count,
    channel: Channel,
    /** Null unless it is set aside: then it counts nowhere, and goes after 30 days. */
    set_aside_reason: v.nullable(SetAsideReason),
  }),
  v.metadata({ ref: 'Feedback' }),
);
export type Feedback = v.InferOutput<typeof Feedback>;

const { entries: pageEntries } = pageOf('FeedbackList', Feedback);

/** A page of feedback; the pages beside it begin and end where the cursors say, however deep. */
export const FeedbackPage = v.pipe(
  v.object({
    ...pageEntries,
    /** Null on the last page. */
    next_cursor: v.nullable(v.string()),
    /** Null on the first page. */
    previous_cursor: v.nullable(v.string()),
  }),
  v.metadata({ ref: 'FeedbackPage' }),
);

/** Rolling windows that end now. */
export const FeedbackPeriod = v.picklist(['all_time', '24h', '3d', '7d', '30d']);
export type FeedbackPeriod = v.InferOutput<typeof FeedbackPeriod>;

const rating = v.optional(
  v.pipe(
    boundedText(2, { tooLong: issueSentences.out_of_range }),
    v.regex(/^(?:[1-9]|10)$/, issueSentences.out_of_range),
    v.transform(Number),
  ),
);

const order = ['date_submitted', 'rating'] as const;

/** What a list of feedback, or a file of it, is narrowed by, and its order. */
const feedbackFilter = {
  search: listQuery.search,
  ids: listQuery.ids,
  period: v.optional(FeedbackPeriod, 'all_time'),
  company: idFilter,
  site: idFilter,
  code: idFilter,
  form: idFilter,
  sentiment: v.optional(Sentiment),
  rating_min: rating,
  status: v.optional(FeedbackStatus),
  rating_max: rating,
  ordering: orderingBy(...order),
  /** `true`: those that were set aside as a program's, and no others. They are in no other list. */
  set_aside: v.pipe(
    v.optional(v.picklist(['true', 'false'], issueSentences.invalid), 'false'),
    v.transform((text) => text === 'true'),
  ),
};
const FeedbackFilter = v.object(feedbackFilter);
export type FeedbackFilter = v.InferOutput<typeof FeedbackFilter>;

const cursor = v.optional(boundedText(400, { tooLong: issueSentences.invalid }));

export const FeedbackQuery = v.object({
  ...listQuery,
  ...feedbackFilter,
  /** A `next_cursor`: the page begins right after it, and `page` is only told back. */
  after: cursor,
  /** A `previous_cursor`: the page ends right before it. */
  before: cursor,
});
export type FeedbackQuery = v.InferOutput<typeof FeedbackQuery>;

export const FeedbackChange = v.pipe(
  v.strictObject({
    status: v.optional(FeedbackStatus),
    /** Null takes the owner's word back: the mood is worked out again. */
    sentiment: v.optional(v.nullable(Sentiment)),
    note: v.exactOptional(optionalText(limits.feedbackNoteMaxLength)),
    /** Empty takes it back. */
    reply: v.exactOptional(optionalText(limits.feedbackReplyMaxLength)),
    /** `false`: it is real, and counts from now on. `true` takes that back. */
    set_aside: v.exactOptional(v.boolean(issueSentences.invalid)),
  }),
  v.metadata({ ref: 'FeedbackChange' }),
);
export type FeedbackChange = v.InferOutput<typeof FeedbackChange>;

export const FeedbackFileQuery = v.object({
  ...feedbackFilter,
  file_format: v.picklist(['csv', 'xlsx', 'json'], issueSentences.invalid),
  /** What stands between the cells of a CSV file. */
  separator: v.optional(v.picklist(['comma', 'semicolon'], issueSentences.invalid), 'comma'),
});
export type FeedbackFileQuery = v.InferOutput<typeof FeedbackFileQuery>;

/** A link that downloads a file of feedback in a browser: once, and not for long. */
export const FeedbackFile = v.pipe(
  v.object({ url: v.string(), expires_at: moment, row_count: count }),
  v.metadata({ ref: 'FeedbackFile' }),
);
export type FeedbackFile = v.InferOutput<typeof FeedbackFile>;

/** Which answers to move on, or to tell from a program's: all of them, or none. */
export const FeedbacksChange = v.pipe(
  v.strictObject({
    ids,
    status: v.optional(FeedbackStatus),
    /** `false`: they are real, and count from now on. `true` takes that back. Not together with `status`. */
    set_aside: v.optional(v.boolean(issueSentences.invalid)),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { status, set_aside } = dataset.value;
    if ((status === undefined) !== (set_aside === undefined)) return;
    addIssue({
      message: status === undefined ? issueSentences.required : issueSentences.invalid,
      path: [
        { type: 'object', origin: 'value', input: dataset.value, key: 'status', value: status },
      ],
    });
  }),
  v.metadata({ ref: 'FeedbacksChange' }),
);
export type FeedbacksChange = v.InferOutput<typeof FeedbacksChange>;

/** Answers as they are after a change. */
export const ChangedFeedbacks = v.pipe(
  v.object({ results: v.array(Feedback) }),
  v.metadata({ ref: 'ChangedFeedbacks' }),
);
