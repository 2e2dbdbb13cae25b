import type { FieldAnswers, FormDocument } from '@hearback/schema/documents';
import type { Answer } from '@hearback/schema/rules';
import { type RawBuilder, sql } from 'kysely';

import type { SetAsideReason } from '../feedback/contract.ts';
import type { Database } from '../database/connect.ts';
import { type OnAway, runForAccounts } from '../database/onShards.ts';
import type { Sentiment, SentimentSource } from '../database/WorkspaceTables.ts';
import { announceAll, newsChannel, newsText } from '../operator/announcement.sql.ts';

/** A visitor's answer as it is to be kept, with the scan it belongs to. */
export interface Submission {
  account_id: string;
  id: string;
  code_id: string;
  client_id: string;
  receipt_hash: Uint8Array;
  scan_token: string | null;
  /** For the scan, if it is not counted yet. Null if none is to be counted. */
  scan_id: string | null;
  visitor_hash: Uint8Array | null;
  form_id: string;
  form_version: number;
  code_name: string;
  location_name: string;
  company_name: string;
  /** The names that the visitor saw. */
  visitor_company: string;
  visitor_place: string | null;
  rating: number | null;
  comment: string;
  name: string;
  email: string;
  /** The answers without a column, by the id of their field. */
  answers: FieldAnswers;
  /** The ids of the pictures among them. */
  pictures: string[];
  /** The searchable text of the answers. */
  answers_text: string;
  /** `agreed` if its visitor lets it be shown publicly. An entry of the journal of before has none. */
  publication: 'agreed' | null;
  language: string;
  duration: number | null;
  channel: string;
  /** Both are null where the comment is still to be judged. */
  sentiment: Sentiment | null;
  sentiment_source: SentimentSource | null;
  is_spam: boolean;
  /** The reason it is set aside as a bot's. */
  spam_reason: SetAsideReason | null;
  /** The nonce of a visit code that is valid if it was not used before. */
  visit_nonce: string | null;
  visit_expires_at: string | null;
  occurred_at: Date;
  received_at: Date;
}

/** The result of a submission: new, known already, or its code is paused or takes none any more. */
export type SubmissionFate = 'new' | 'known' | 'paused' | 'gone';

/** The words of an answer, as they are kept. */
interface SentWords extends Answer {
  form: FormDocument;
}

/** Options of a write of submissions. */
interface Terms {
  /** True if they were accepted before: then they are stored whatever became of their codes. */
  isAgain?: boolean;
  /** True if they are on disk in the journal, so that the commit need not wait for it. */
  isJournaled?: boolean;
  /** Called for accounts that cannot be reached; the results are those of the others' answers then. */
  onAway?: OnAway;
}

const withoutWait = sql`, (select set_config('synchronous_commit', 'off', true)) as unwaited`;

/** Pictures belong to their answer from here on. */
const attached = sql`, attached as (
  update picture set feedback_id = kept.id
  from kept join given on given.account_id = kept.account_id and given.id = kept.id
  where picture.account_id = given.account_id and picture.id = any(given.pictures)
    and picture.code_id = given.code_id and picture.feedback_id is null)`;

/** Tells every process of the answers that are not set aside, once the statement is committed. */
const notified = sql`, notified as materialized (
  select pg_notify(${newsChannel}, concat_ws(' ', account_id, 'feedback', id))
  from kept where not is_spam)`;

interface Kept {
  place: number;
  fate: SubmissionFate;
  /** From a shard alone: the id of a new answer. */
  news?: string | null;
  account_id?: string;
  is_spam?: boolean;
}

/** Notifies processes from the coordinator, to which they listen: a shard reaches nobody. */
const announceFromShards = (database: Database, kept: readonly Kept[]): Promise<void> =>
  announceAll(
    database,
    kept.flatMap(({ account_id, news, is_spam: isSpam }) =>
      account_id && news && !isSpam ? [newsText(account_id, 'feedback', news)] : [],
    ),
  );

const hex = (bytes: Uint8Array | null): string | null =>
  bytes && Buffer.from(bytes).toString('hex');

/** The SQL of answers as they come in: many at once, in one statement. */
export const submissionsSql = {
  /**
   * Inserts answers, counts their scans and notifies every process that shares the database, all in one
   * statement: the database plans and commits once for all of them. Their codes are locked meanwhile, and
   * checked anew. In the order of their keys, so that two processes that insert copies of the same answers
   * do not deadlock. Of the answers of one scan the first counts, or the last if their code says so, and the
   * others are set aside.
   */
  async keep(
    database: Database,
    submissions: readonly Submission[],
    { isAgain = false, isJournaled = false, onAway }: Terms = {},
  ): Promise<SubmissionFate[]> {
    const given = submissions.map((submission, place) => ({
      ...submission,
      place,
      receipt_hash: hex(submission.receipt_hash),
      visitor_hash: hex(submission.visitor_hash),
    }));
    const hasPictures = submissions.some(({ pictures }) => pictures.length > 0);
    const write = (rows: RawBuilder<unknown>, isOnShard: boolean) => sql<Kept>`
      with given as materialized (
        select * from json_to_recordset(${rows}) as given (
          place integer, account_id uuid, id uuid, code_id uuid, client_id uuid, receipt_hash text,
          scan_token uuid, scan_id uuid, visitor_hash text, form_id uuid, form_version integer,
          code_name text, location_name text, company_name text, visitor_company text,
          visitor_place text, rating smallint, comment text,
          name text, email text, answers jsonb, answers_text text, pictures uuid[], publication text, language text, duration double precision, channel text,
          sentiment text, sentiment_source text, is_spam boolean,
          spam_reason text, visit_nonce text, visit_expires_at timestamptz, occurred_at timestamptz,
          received_at timestamptz)
      ), held as materialized (
        select account_id, id, state, paused_at, replaces_answers from code
        where (account_id, id) in (select account_id, code_id from given)
          and (${isAgain}::boolean or (state <> 'draft' and deleted_at is null))
        order by account_id, id for share
      ), keyed as (
        insert into feedback_key (account_id, code_id, client_id, feedback_id, day)
        select account_id, code_id, client_id, id, received_at::date from given
        where exists (select from held
          where held.account_id = given.account_id and held.id = given.code_id
            and (${isAgain}::boolean or held.state = 'published'
              or given.occurred_at < held.paused_at))
        order by account_id, code_id, client_id
        on conflict do nothing
        returning account_id, feedback_id
      ), scanned as (
        -- Two visitors of one scan may answer at once: one of a batch claims it, and of all batches. What this
        -- statement does not see yet is not replaced, so that one answer of a scan counts at any time.
        insert into scan_key (account_id, code_id, scan_token, scan_id, day, feedback_id)
        select distinct on (given.account_id, code_id, scan_token) given.account_id, code_id,
          scan_token, scan_id, received_at::date, given.id
        from given join held on held.account_id = given.account_id and held.id = given.code_id
        where scan_id is not null and scan_token is not null and not is_spam
          and (given.account_id, given.id) in (select account_id, feedback_id from keyed)
        order by given.account_id, code_id, scan_token,
          case when replaces_answers then -place else place end
        on conflict (account_id, code_id, scan_token) do update
          set feedback_id = excluded.feedback_id, replaced_id = scan_key.feedback_id
          where scan_key.feedback_id is null or (
            exists (select from held where held.account_id = excluded.account_id
              and held.id = excluded.code_id and replaces_answers)
            and exists (select from feedback where feedback.account_id = scan_key.account_id
              and feedback.id = scan_key.feedback_id))
        returning account_id, code_id, scan_token, scan_id, feedback_id, replaced_id, xmax = 0 as is_new
      ), proven as (
        -- A visit code proves one answer. One that replaces another takes it over.
        insert into used_visit (account_id, code_id, nonce, feedback_id, expires_at)
        select distinct on (account_id, code_id, visit_nonce) account_id, code_id, visit_nonce, id,
          visit_expires_at
        from given
        where visit_nonce is not null
          and (account_id, id) in (select account_id, feedback_id from keyed)
        order by account_id, code_id, visit_nonce,
          (account_id, id) in (select account_id, feedback_id from scanned) desc, place
        on conflict (account_id, code_id, nonce) do update set feedback_id = excluded.feedback_id
          where (used_visit.feedback_id, excluded.feedback_id)
            in (select replaced_id, feedback_id from scanned)
        returning account_id, feedback_id, xmax = 0 as is_new
      ), replaced as (
        update feedback set is_spam = true, spam_reason = 'replaced', is_proven = is_proven
          and not exists (
            select from scanned join proven using (account_id, feedback_id)
            where not proven.is_new and scanned.account_id = feedback.account_id
              and scanned.replaced_id = feedback.id)
        where (account_id, id) in (select account_id, replaced_id from scanned where replaced_id is not null)
          and not is_spam
        returning account_id, id
      ), untold as (
        delete from feedback_arrival
        where (account_id, feedback_id) in (select account_id, id from replaced)
      ), kept as (
        insert into feedback (account_id, id, code_id, client_id, receipt_hash, scan_token, form_id,
          form_version, code_name, location_name, company_name, visitor_company, visitor_place, rating,
          comment, name, email, answers, answers_text, publication,
          language, duration, channel, sentiment, sentiment_source, is_spam,
          spam_reason, is_proven, occurred_at, received_at)
        select account_id, id, code_id, client_id, decode(receipt_hash, 'hex'), scan_token, form_id,
          form_version, code_name, location_name, company_name, visitor_company, visitor_place, rating,
          comment, name, email,
          -- A journal of the version before has neither.
          coalesce(answers, '{}'), fold_text(coalesce(answers_text, '')), publication,
          language, duration, channel, sentiment, sentiment_source, is_spam or is_second,
          case when not is_second then spam_reason
            when replaces_answers and (account_id, code_id, scan_token)
              in (select account_id, code_id, scan_token from scanned) then 'replaced'
            else 'same_scan' end,
          (account_id, id) in (select account_id, feedback_id from proven), occurred_at, received_at
        from (
          select given.*, scan_id is not null and scan_token is not null and not is_spam
            and claim.feedback_id is null as is_second, replaces_answers
          from given join held on held.account_id = given.account_id and held.id = given.code_id
          left join (select feedback_id from scanned) as claim on claim.feedback_id = given.id
        ) as judged
        where (account_id, id) in (select account_id, feedback_id from keyed)
        on conflict do nothing
        returning account_id, id, is_spam, sentiment
      ), counted as (
        insert into scan (account_id, id, code_id, scan_token, form_id, channel, visitor_hash,
          scanned_at)
        select account_id, scan_id, code_id, scan_token, form_id, channel,
          decode(visitor_hash, 'hex'), occurred_at
        from given
        where (account_id, scan_id) in (select account_id, scan_id from scanned where is_new)
        on conflict do nothing
      )${hasPictures ? attached : sql``}, arrived as (
        insert into feedback_arrival (account_id, feedback_id)
        select account_id, id from kept where not is_spam
      ), unjudged as (
        insert into feedback_unjudged (account_id, feedback_id)
        select account_id, id from kept where sentiment is null
      )${isOnShard ? sql`` : notified}
      select given.place, case
          when kept.id is not null then 'new'
          when held.id is null then 'gone'
          when held.state = 'paused' and given.occurred_at >= held.paused_at then 'paused'
          else 'known'
        end as fate ${
          isOnShard
            ? sql`, given.account_id, kept.id as news, kept.is_spam`
            : sql`, (select count(*) from notified) as notified`
        } ${isJournaled ? withoutWait : sql``}
      from given
      left join held on held.account_id = given.account_id and held.id = given.code_id
      left join kept on kept.account_id = given.account_id and kept.id = given.id
      order by given.place`;
    const kept = await runForAccounts(database, given, write, onAway);
    await announceFromShards(database, kept);
    return kept.toSorted((one, other) => one.place - other.place).map(({ fate }) => fate);
  },

  async isKnown(
    database: Database,
    accountId: string,
    codeId: string,
    clientId: string,
  ): Promise<boolean> {
    const row = await database
      .selectFrom('feedback')
      .select('id')
      .where('account_id', '=', accountId)
      .where('code_id', '=', codeId)
      .where('client_id', '=', clientId)
      .executeTakeFirst();
    return row !== undefined;
  },

  /**
   * The content of an answer that was accepted under an id, and the form it was given to. Undefined if the
   * answer was deleted, erased by its visitor, or anonymized.
   */
  async findWords(
    database: Database,
    accountId: string,
    codeId: string,
    clientId: string,
  ): Promise<SentWords | undefined> {
    const { rows } = await sql<SentWords>`
      select feedback.rating, feedback.comment, feedback.name, feedback.email,
        feedback.answers, form_version.document as form
      from feedback
      join form_version on form_version.account_id = feedback.account_id
        and form_version.form_id = feedback.form_id
        and form_version.version = feedback.form_version
      where feedback.account_id = ${accountId} and feedback.code_id = ${codeId}
        and feedback.client_id = ${clientId} and feedback.erased_at is null
        and feedback.forgotten_at is null`.execute(database);
    return rows[0];
  },
};
