import * as v from 'valibot';

import { issueSentences } from '@hearback/schema/errors';
import { limits } from '@hearback/schema/limits';
import { boundedText, optionalText, savedReply } from '@hearback/schema/rules';

import {
  checkDays,
  count,
  daysQuery,
  idFilter,
  listQuery,
  moment,
  orderingBy,
  pageOf,
  patterns,
  tagFilter,
  tz,
  uuidText,
} from '../http/list.ts';
import { ids } from '../collection/contract.ts';
import { Answers, Channel, PublicationSchema } from '../survey/contract.ts';

/** The sentiment of an answer. */
export const SentimentSchema = v.picklist(
  ['positive', 'neutral', 'negative'],
  issueSentences.invalid,
);

const FeedbackStatus = v.picklist(
  ['new', 'in_progress', 'resolved', 'dismissed'],
  issueSentences.invalid,
);

/**
 * The reason an answer was set aside: as a bot's that filled a hidden field, or came within 1.5 seconds; as a
 * further one from a scan that was answered, or one that a later answer of its scan replaced; or as one of many that came within a short time from one device,
 * from one network, or to one code.
 */
const SetAsideReason = v.picklist([
  'hidden_field',
  'too_fast',
  'same_scan',
  'replaced',
  'device_burst',
  'network_burst',
  'moment_burst',
]);
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
    answers: Answers,
    /** The language in which the visitor read the form, such as `pl-PL`. Empty: it is not known. */
    language: v.string(),
    /** Seconds from first paint to send. */
    duration: v.nullable(v.number()),
    /** Null for the moment until the comment was judged. */
    sentiment: v.nullable(SentimentSchema),
    sentiment_source: v.nullable(v.picklist(['rating', 'comment', 'mixed', 'foreign', 'owner'])),
    status: FeedbackStatus,
    /** The id of the colleague whose turn it is. Null: nobody's. */
    assignee: v.nullable(v.string()),
    /** The time by which it is to be replied to or resolved. Null: it was, or no time is set for its rating. */
    due_at: v.nullable(moment),
    /** The owner's own words, which no visitor sees. */
    note: v.string(),
    /** The colleagues whom the note mentions as `@{id}`, by the id of their login. Those who left are not among them. */
    mentions: v.array(v.object({ id: v.string(), name: v.string() })),
    /** The owner's words to the visitor, who reads them by the receipt. Empty: none. */
    reply: v.string(),
    replied_at: v.nullable(moment),
    /** The delivery of a reply to the visitor: by letter and receipt, by the receipt alone, or not at all. */
    reply_by: v.picklist(['email', 'receipt', 'nobody']),
    /**
     * The state of the letter with the reply. `bounced`: the address does not exist; `refused`: its owner
     * wants no replies by letter; `limited`: too many were sent. Null: there is no reply.
     */
    reply_state: v.nullable(
      v.picklist(['receipt_only', 'waiting', 'sent', 'bounced', 'failed', 'refused', 'limited']),
    ),
    reply_sent_at: v.nullable(moment),
    /** The time at which the visitor first opened the receipt with the current reply. */
    reply_read_at: v.nullable(moment),
    form_version: count,
    channel: Channel,
    /** True if it came with a visit code that was valid and not used before. */
    is_proven: v.boolean(),
    /** Null: its visitor did not let it be shown publicly. */
    publication: v.nullable(PublicationSchema),
    /** Null unless it is set aside: then it counts only where that is asked for. A bot's is deleted after 30 days. */
    set_aside_reason: v.nullable(SetAsideReason),
  }),
  v.metadata({ ref: 'Feedback' }),
);
export type Feedback = v.InferOutput<typeof Feedback>;

const { entries: pageEntries } = pageOf('FeedbackList', Feedback);

/** A page of feedback; the cursors lead to the pages before and after it at the same cost at any depth. */
export const FeedbackListPage = v.pipe(
  v.object({
    ...pageEntries,
    /** Null on the last page. */
    next_cursor: v.nullable(v.string()),
    /** Null on the first page. */
    previous_cursor: v.nullable(v.string()),
  }),
  v.metadata({ ref: 'FeedbackPage' }),
);

/**
 * Calendar days at the location of each answer, by when it was given, as in statistics; `24h` alone is
 * rolling, by when it arrived.
 */
const FeedbackPeriod = v.picklist([
  'all_time',
  '24h',
  'today',
  'yesterday',
  '3d',
  '7d',
  '30d',
  'last_6_months',
  'year_to_date',
  'last_week',
  'last_month',
  'last_year',
]);

const rating = v.optional(
  v.pipe(
    boundedText(2, { tooLong: issueSentences.out_of_range }),
    v.regex(patterns.rating, issueSentences.out_of_range),
    v.transform(Number),
  ),
);

const order = ['date_submitted', 'rating'] as const;

/** Those that arrived after a moment: a program asks for what is new by the newest it has seen. */
const since = v.optional(
  v.pipe(
    boundedText(64),
    v.check((text) => !Number.isNaN(Date.parse(text)), issueSentences.invalid),
    v.transform((text) => new Date(text)),
  ),
);

/** The filters and order of a list of feedback, or of a file of it. */
const feedbackFilter = {
  since,
  search: listQuery.search,
  ids: listQuery.ids,
  period: v.optional(FeedbackPeriod, 'all_time'),
  ...daysQuery,
  tz,
  company: idFilter,
  site: idFilter,
  code: idFilter,
  /** Answers at locations that carry the tag, and through codes that do. */
  tag: tagFilter,
  form: idFilter,
  sentiment: v.optional(SentimentSchema),
  rating_min: rating,
  status: v.optional(FeedbackStatus),
  /** The id of a colleague, `me`, or `nobody`: only those that are theirs, or nobody's. */
  assignee: v.optional(v.union([uuidText, v.picklist(['me', 'nobody'])], issueSentences.invalid)),
  /**
   * `unanswered`: neither replied to, nor resolved or dismissed. `overdue`: those of them whose time is up, by the
   * times that are set for ratings.
   */
  work: v.optional(v.picklist(['unanswered', 'overdue'], issueSentences.invalid)),
  rating_max: rating,
  ordering: orderingBy(...order),
  /** Those that are proven visits, or those that are not. Left out: both. */
  proven: v.optional(v.picklist(['true', 'false'], issueSentences.invalid)),
  /** Id of a question: only those in which it was answered. */
  question: v.optional(boundedText(64)),
  /** With a question: only those with this answer, the id of an option or the value as a text. */
  answer: v.optional(boundedText(100)),
  /** `true`: only those that were set aside as a bot's. They are in no other list. */
  set_aside: v.pipe(
    v.optional(v.picklist(['true', 'false'], issueSentences.invalid), 'false'),
    v.transform((text) => text === 'true'),
  ),
};
const FeedbackFilter = v.object(feedbackFilter);
export type FeedbackFilter = v.InferOutput<typeof FeedbackFilter> & {
  /** The person whose answers are meant by the assignee `me`. */
  person?: string | undefined;
};

const cursor = v.optional(boundedText(400, { tooLong: issueSentences.invalid }));

export const FeedbackQuery = v.pipe(
  v.object({
    ...listQuery,
    ...feedbackFilter,
    /** A `next_cursor`: the page begins right after it, and `page` is only echoed. */
    after: cursor,
    /** A `previous_cursor`: the page ends right before it. */
    before: cursor,
  }),
  checkDays('period', 'all_time'),
);
export type FeedbackQuery = v.InferOutput<typeof FeedbackQuery> & FeedbackFilter;

/** The filters of the counted answers: the same as of a list. */
export const FeedbackArrivalsQuery = v.pipe(
  v.object({
    ...feedbackFilter,
    /** Left out: none is counted. */
    since,
  }),
  checkDays('period', 'all_time'),
);
export type FeedbackArrivalsQuery = v.InferOutput<typeof FeedbackArrivalsQuery> & FeedbackFilter;

/** The number of answers that arrived after a moment, and the time of the newest of all. */
export const FeedbackArrivals = v.pipe(
  v.object({ count, latest: v.nullable(moment) }),
  v.metadata({ ref: 'FeedbackArrivals' }),
);
export type FeedbackArrivals = v.InferOutput<typeof FeedbackArrivals>;

export const FeedbackStreamQuery = v.object({
  /** `true`: each event brings the answer itself, too. */
  rows: v.optional(v.picklist(['true', 'false'], issueSentences.invalid), 'false'),
});

/** The change when an answer arrived, or its comment was judged. */
export interface FeedbackNews {
  id: string;
  /** Its time of arrival: the length of a list up to here has not changed. */
  since: string;
  /** Null: it is not known, or was known all along. */
  sentiment: v.InferOutput<typeof SentimentSchema> | null;
  sentiment_source: Feedback['sentiment_source'];
  /** Present if the listener requested rows. */
  feedback?: Feedback;
}

export const FeedbackChange = v.pipe(
  v.strictObject({
    status: v.optional(FeedbackStatus),
    /** The id of a colleague who may work on it. Null: it is nobody's turn. */
    assignee: v.exactOptional(v.nullable(uuidText)),
    /** Null removes the owner's choice: the sentiment is computed again. */
    sentiment: v.optional(v.nullable(SentimentSchema)),
    /** `@{id}` with the `login` of a colleague mentions them: whoever may read the answer is notified. */
    note: v.exactOptional(optionalText(limits.feedbackNoteMaxLength)),
    /** Empty takes it back. */
    reply: v.exactOptional(optionalText(limits.feedbackReplyMaxLength)),
    /** `true` hides an answer that its visitor lets be shown publicly, `false` shows it again. */
    is_hidden: v.exactOptional(v.boolean(issueSentences.invalid)),
    /** `false`: it is real, and counts from now on. `true` takes that back. */
    set_aside: v.exactOptional(v.boolean(issueSentences.invalid)),
  }),
  v.metadata({ ref: 'FeedbackChange' }),
);
export type FeedbackChange = v.InferOutput<typeof FeedbackChange>;

export const FeedbackFileQuery = v.pipe(
  v.object({
    ...feedbackFilter,
    file_format: v.picklist(['csv', 'xlsx', 'json', 'parquet'], issueSentences.invalid),
    /** The separator of the cells of a CSV file. */
    separator: v.optional(v.picklist(['comma', 'semicolon'], issueSentences.invalid), 'comma'),
  }),
  checkDays('period', 'all_time'),
);
export type FeedbackFileQuery = v.InferOutput<typeof FeedbackFileQuery> & FeedbackFilter;

/** A link that downloads a file of feedback in a browser: once, and not for long. */
export const FeedbackFile = v.pipe(
  v.object({ url: v.string(), expires_at: moment, row_count: count }),
  v.metadata({ ref: 'FeedbackFile' }),
);
export type FeedbackFile = v.InferOutput<typeof FeedbackFile>;

/** The answers to change in status or assignee, or to set aside as a bot's or not: all of them, or none. */
export const FeedbacksChange = v.pipe(
  v.strictObject({
    ids,
    status: v.optional(FeedbackStatus),
    /** The id of a colleague who may work on all of them. Null: it is nobody's turn. */
    assignee: v.exactOptional(v.nullable(uuidText)),
    /** `false`: they are real, and count from now on. `true` takes that back. Not together with the others. */
    set_aside: v.optional(v.boolean(issueSentences.invalid)),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { assignee, status, set_aside } = dataset.value;
    const isMoved = status !== undefined || assignee !== undefined;
    if (isMoved !== (set_aside !== undefined)) return;
    addIssue({
      message: !isMoved ? issueSentences.required : issueSentences.invalid,
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

export const SavedReplyInput = v.pipe(savedReply, v.metadata({ ref: 'SavedReplyInput' }));
export type SavedReplyInput = v.InferOutput<typeof SavedReplyInput>;

/** Words to reply with again and again. */
export const SavedReply = v.pipe(
  v.object({ id: v.string(), ...savedReply.entries, date_updated: moment }),
  v.metadata({ ref: 'SavedReply' }),
);
export type SavedReply = v.InferOutput<typeof SavedReply>;

export const SavedReplies = v.pipe(
  v.object({ saved_replies: v.array(SavedReply) }),
  v.metadata({ ref: 'SavedReplies' }),
);
export type SavedReplies = v.InferOutput<typeof SavedReplies>;
