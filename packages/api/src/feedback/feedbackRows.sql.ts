import { type RawBuilder, sql } from 'kysely';

import { onDays } from './comments.sql.ts';
import type { Feedback, FeedbackFilter } from './contract.ts';
import { atPlace } from '../stats/atPlace.sql.ts';
import { amongIds, withId } from '../database/readPage.ts';

/** Feedback as it is read. */
export interface FeedbackRow extends Omit<
  Feedback,
  'date_submitted' | 'occurred_at' | 'due_at' | 'replied_at' | 'reply_sent_at' | 'reply_read_at'
> {
  date_submitted: Date;
  occurred_at: Date;
  due_at: Date | null;
  replied_at: Date | null;
  reply_sent_at: Date | null;
  reply_read_at: Date | null;
}

/** Converts a row to the feedback of the API. */
export const toFeedback = (row: FeedbackRow): Feedback => ({
  ...row,
  date_submitted: row.date_submitted.toISOString(),
  occurred_at: row.occurred_at.toISOString(),
  due_at: row.due_at?.toISOString() ?? null,
  replied_at: row.replied_at?.toISOString() ?? null,
  reply_sent_at: row.reply_sent_at?.toISOString() ?? null,
  reply_read_at: row.reply_read_at?.toISOString() ?? null,
});

/** The reason an answer was set aside, derived for rows from before reasons were stored. */
export const reasonOf = sql`coalesce(feedback.spam_reason, case
  when feedback.duration < 1.5 and feedback.channel <> 'kiosk' then 'too_fast'
  else 'hidden_field' end)`;

/** True of answers that wait: neither replied to, nor resolved or dismissed. */
const isUnanswered = sql`(feedback.reply = '' and feedback.status in ('new', 'in_progress'))`;

/** The time by which an answer that waits is to be replied to or resolved. Null: none is set for its rating. */
const dueAt = sql`(select feedback.received_at + make_interval(hours => due.hours) from due_time as due
  where due.account_id = feedback.account_id
    and feedback.rating between due.rating_min and due.rating_max)`;

/** The answers that are the turn of a colleague, of the person who asks, or of nobody. */
function assignedTo(accountId: string, { assignee, person }: FeedbackFilter) {
  if (assignee === undefined) return [];
  if (assignee === 'nobody') return [sql`feedback.assignee_id is null`];
  if (assignee !== 'me') return [sql`feedback.assignee_id = ${assignee}::uuid`];
  return [
    sql`feedback.assignee_id = (select id from membership
    where membership.account_id = ${accountId} and membership.person_id = ${person ?? null}::uuid)`,
  ];
}

/** The colleagues whom a note mentions, as they are called now. */
const mentions = sql`case when feedback.note like '%@{%' then coalesce((
    select json_agg(json_build_object('id', person.id,
      'name', person.first_name || ' ' || person.last_name) order by membership.created_at, person.id)
    from membership join person on person.account_id = membership.person_account_id
      and person.id = membership.person_id
    where membership.account_id = feedback.account_id
      and position('@{' || person.id || '}' in feedback.note) > 0), '[]') else '[]' end`;

/** The columns of feedback, in the terms of the REST API. */
export const feedbackColumns = sql`
  feedback.id, feedback.code_id as code, feedback.form_id as form,
  (select form.title from form where form.account_id = feedback.account_id
    and form.id = feedback.form_id) as form_title, feedback.code_name,
  feedback.location_name as location, feedback.company_name as company,
  feedback.received_at as date_submitted, feedback.occurred_at, feedback.rating,
  feedback.comment, feedback.name, feedback.email, feedback.answers, feedback.language,
  feedback.duration, feedback.sentiment,
  feedback.sentiment_source, feedback.status,
  feedback.assignee_id as assignee,
  case when ${isUnanswered} then ${dueAt} end as due_at, feedback.note,
  ${mentions} as mentions, feedback.reply,
  feedback.replied_at, feedback.form_version, feedback.channel, feedback.is_proven,
  feedback.publication,
  case when feedback.channel = 'kiosk' then 'nobody'
    when feedback.email <> '' and feedback.receipt_hash is not null and not feedback.is_sample
      then 'email'
    else 'receipt' end as reply_by,
  case when feedback.is_spam then ${reasonOf} end as set_aside_reason,
  case when feedback.reply <> '' then coalesce((
    select case
        when delivery.letter_id is null then delivery.reason
        when letter.sent_at is not null then 'sent'
        when letter.failed_at is null then 'waiting'
        when letter.is_refused then 'bounced'
        else 'failed' end
    from reply_delivery as delivery
    left join letter on letter.account_id = delivery.account_id and letter.id = delivery.letter_id
    where delivery.account_id = feedback.account_id and delivery.feedback_id = feedback.id),
    'receipt_only') end as reply_state,
  case when feedback.reply <> '' then (
    select letter.sent_at from reply_delivery as delivery
    join letter on letter.account_id = delivery.account_id and letter.id = delivery.letter_id
    where delivery.account_id = feedback.account_id
      and delivery.feedback_id = feedback.id) end as reply_sent_at,
  case when feedback.reply <> '' then (
    select delivery.read_at from reply_delivery as delivery
    where delivery.account_id = feedback.account_id
      and delivery.feedback_id = feedback.id) end as reply_read_at`;

/** An answer arrives up to 30 days after it was given: a phone keeps it that long without a network. */
const waitDays = 30;

/** Conditions for days at the place of each answer. Those on moments, for indexes, fit every time zone. */
const withinDays = ({ from, to }: NonNullable<FeedbackScope['days']>) => [
  ...(from === undefined
    ? []
    : [
        sql`feedback.occurred_at >= ${from}::date - 1 and feedback.received_at >= ${from}::date - 1`,
      ]),
  ...(to === undefined
    ? []
    : [
        sql`feedback.occurred_at < ${to}::date + 2
          and feedback.received_at < ${to}::date + ${2 + waitDays}::int`,
      ]),
  ...(from === undefined && to === undefined ? [] : [onDays({ from, to })]),
];

/** Each word has to be there, in whichever order, case and accents. Indexes find them by their letters. */
const containingWords = (search: string) =>
  search
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(
      (word) => sql`(feedback.search_text like search_pattern(${word})
        or (feedback.answers_text <> '' and feedback.answers_text like search_pattern(${word})))`,
    );

/** True of the stored value of an answer that chose an option, agreed, or is that value. */
export const isAnswer = (value: RawBuilder<unknown>, answer: string) =>
  sql`coalesce(case jsonb_typeof(${value})
    when 'object' then jsonb_exists(${value} -> 'chosen', ${answer}::text)
      or coalesce(${value} ->> 'agreed' = ${answer}::text, false)
    else ${value} #>> '{}' = ${answer}::text end, false)`;

/** The answers to a question; with a value, those that chose the option, or are that value. */
function answering({ question, answer }: FeedbackFilter) {
  if (!question) return [];
  const given = sql`feedback.answers -> ${question}::text -> 'value'`;
  return [answer ? isAnswer(given, answer) : sql`${given} is not null`];
}

/** The account and filters of a selection of feedback. */
export interface FeedbackScope {
  accountId: string;
  filter: FeedbackFilter;
  /** The days at the location of each answer on which it was given. An end that is left out is open. */
  days?: { from?: string | undefined; to?: string | undefined };
  /** Excludes answers that arrived up to this moment. */
  since?: Date;
  /** Excludes later answers, so that a file does not grow while it is written. */
  until?: Date;
  /** The moment at which answers are overdue. */
  now: Date;
}

/** Conditions for an account's own feedback. Excludes deleted answers; those of bots only if requested. */
export function narrowFeedback({ accountId, filter, days, since, until, now }: FeedbackScope) {
  return [
    sql`feedback.account_id = ${accountId} and feedback.deleted_at is null`,
    filter.set_aside ? sql`feedback.is_spam` : sql`not feedback.is_spam`,
    ...amongIds(sql`feedback.id`, filter.ids),
    ...withId(sql`feedback.code_id`, filter.code),
    ...withId(sql`feedback.form_id`, filter.form),
    ...atPlace(accountId, filter),
    ...(days ? withinDays(days) : []),
    ...(since ? [sql`feedback.received_at > ${since}`] : []),
    ...(filter.since ? [sql`feedback.received_at > ${filter.since}`] : []),
    ...(until ? [sql`feedback.received_at <= ${until}`] : []),
    ...(filter.sentiment ? [sql`feedback.sentiment = ${filter.sentiment}`] : []),
    ...(filter.status ? [sql`feedback.status = ${filter.status}`] : []),
    ...assignedTo(accountId, filter),
    ...(filter.work ? [isUnanswered] : []),
    ...(filter.work === 'overdue' ? [sql`${dueAt} <= ${now}`] : []),
    ...(filter.proven === undefined
      ? []
      : [filter.proven === 'true' ? sql`feedback.is_proven` : sql`not feedback.is_proven`]),
    ...answering(filter),
    ...(filter.rating_min ? [sql`feedback.rating >= ${filter.rating_min}`] : []),
    ...(filter.rating_max ? [sql`feedback.rating <= ${filter.rating_max}`] : []),
    ...containingWords(filter.search),
  ];
}
