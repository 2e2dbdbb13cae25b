import { sql, type Selectable } from 'kysely';

import type { Feedback } from './contract.ts';
import type { Database } from '../database/connect.ts';
import { runForAccount } from '../database/onShards.ts';
import type { NotificationTables } from '../database/Tables.ts';
import { toJsonText } from '../database/toJsonText.ts';
import type { FeedbackStatus, Sentiment, SentimentSource } from '../database/WorkspaceTables.ts';
import { isId } from '../tools/ids.ts';
import { announceAll, newsText } from '../operator/announcement.sql.ts';
import { feedbackColumns, reasonOf, toFeedback, type FeedbackRow } from './feedbackRows.sql.ts';
import { idList } from '../database/readPage.ts';

/** An owner's change of an answer; omitted fields do not change. */
export interface FeedbackEdit {
  status?: FeedbackStatus | undefined;
  /** Null: nobody. */
  assignee?: string | null | undefined;
  note?: string | undefined;
  /** Empty takes it back. */
  reply?: string | undefined;
  is_hidden?: boolean | undefined;
  sentiment?: Sentiment | undefined;
  sentiment_source?: SentimentSource | undefined;
}

/** The author of a change of answers. */
export interface FeedbackActor {
  accountId: string;
  /** The person. Undefined: a program, or somebody with a link. */
  userId?: string | undefined;
}

/** Queries on feedback. They exclude deleted answers, and answers of bots unless requested. */
export const feedbacksSql = {
  async find(
    database: Database,
    accountId: string,
    feedbackId: string,
    { isAsideToo = false } = {},
  ): Promise<Feedback | undefined> {
    if (!isId(feedbackId)) return undefined;
    const { rows } = await sql<FeedbackRow>`
      select ${feedbackColumns} from feedback
      where feedback.account_id = ${accountId} and feedback.id = ${feedbackId}
        and feedback.deleted_at is null
        and (${isAsideToo}::boolean or not feedback.is_spam)`.execute(database);
    return rows[0] && toFeedback(rows[0]);
  },

  /** Locks those of some answers that are not a colleague's yet. */
  async lockNotAssignedTo(
    database: Database,
    accountId: string,
    ids: readonly string[],
    assignee: string,
  ): Promise<Set<string>> {
    const { rows } = await sql<{ id: string }>`
      select feedback.id from feedback
      where feedback.account_id = ${accountId} and feedback.id in ${idList(ids)}
        and feedback.deleted_at is null and feedback.assignee_id is distinct from ${assignee}::uuid
      order by feedback.id for update`.execute(database);
    return new Set(rows.map(({ id }) => id));
  },

  /** Locks an answer, and reads its note. */
  async lockNote(database: Database, accountId: string, id: string): Promise<string> {
    const { rows } = await sql<{ note: string }>`
      select note from feedback
      where feedback.account_id = ${accountId} and feedback.id = ${id} for update`.execute(
      database,
    );
    return rows[0]?.note ?? '';
  },

  /** Changes answers. Answers them as they are then, the newest first. */
  async update(
    database: Database,
    { accountId, userId }: FeedbackActor,
    ids: readonly string[],
    { status, assignee, note, reply, is_hidden, sentiment, sentiment_source }: FeedbackEdit,
    now: Date,
  ): Promise<Feedback[]> {
    const shownAs = is_hidden === undefined ? null : is_hidden ? 'hidden' : 'agreed';
    const isReply = sql`coalesce(${reply ?? null}::text, '') <> ''`;
    const changed = await runForAccount(
      database,
      accountId,
      sql<{ id: string }>`
        update feedback set
          status = coalesce(${status ?? null}, status), note = coalesce(${note ?? null}, note),
          assignee_id = case when ${assignee !== undefined}::boolean then ${assignee ?? null}::uuid
            else assignee_id end,
          reply = coalesce(${reply ?? null}, reply),
          replied_at = case when ${reply ?? null}::text is null or ${reply ?? null}::text = reply
            then replied_at when ${reply ?? null}::text <> '' then ${now}::timestamptz end,
          first_replied_at = case when ${isReply}
            then coalesce(first_replied_at, replied_at, ${now}::timestamptz)
            else first_replied_at end,
          first_replied_by = case when ${isReply} and first_replied_at is null and replied_at is null
            then (select id from membership where membership.account_id = ${accountId}
              and membership.person_id = ${userId ?? null}::uuid)
            else first_replied_by end,
          resolved_at = case when ${status ?? null}::text is null or ${status ?? null}::text = status
            then resolved_at when ${status ?? null}::text = 'resolved' then ${now}::timestamptz end,
          publication = case when publication in ('agreed', 'hidden')
            then coalesce(${shownAs}::text, publication) else publication end,
          sentiment = coalesce(${sentiment ?? null}, sentiment),
          sentiment_source = coalesce(${sentiment_source ?? null}, sentiment_source)
        where account_id = ${accountId} and id in ${idList(ids)}
          and deleted_at is null and not is_spam
        returning id`,
    );
    return this.listAside(
      database,
      accountId,
      changed.map(({ id }) => id),
    );
  },

  /** The answers of those ids, whether they are set aside or not. */
  async listAside(
    database: Database,
    accountId: string,
    ids: readonly string[],
  ): Promise<Feedback[]> {
    const { rows } = await sql<FeedbackRow>`
      select ${feedbackColumns} from feedback
      where feedback.account_id = ${accountId} and feedback.id in ${idList(ids)}
        and feedback.deleted_at is null
      order by feedback.received_at desc, feedback.id desc`.execute(database);
    return rows.map(toFeedback);
  },

  /**
   * Restores answers that were set aside. From now on they are treated as new: their comment is judged, the
   * account is notified, and the scan that each of them began with is counted if it was not yet. Returns
   * their number; answers that were not set aside do not change.
   */
  async takeForReal(
    database: Database,
    accountId: string,
    ids: readonly string[],
    newId: () => string,
  ): Promise<number> {
    const scans = ids.map((id) => ({ id, scan_id: newId() }));
    const rows = await runForAccount(
      database,
      accountId,
      sql<{ id: string }>`
      with freed as (
        update feedback set is_spam = false, spam_reason = ${reasonOf},
          sentiment = case when ${isUnread} then null else sentiment end,
          sentiment_source = case when ${isUnread} then null else sentiment_source end
        where account_id = ${accountId} and id in ${idList(ids)}
          and deleted_at is null and is_spam
        returning *
      ), unjudged as (
        insert into feedback_unjudged (account_id, feedback_id)
        select account_id, id from freed where sentiment is null
        on conflict do nothing
      ), arrived as (
        insert into feedback_arrival (account_id, feedback_id)
        select account_id, id from freed
        on conflict do nothing
      ), scanned as (
        insert into scan_key (account_id, code_id, scan_token, scan_id, day)
        select account_id, code_id, scan_token, given.scan_id, received_at::date
        from freed join json_to_recordset(${JSON.stringify(scans)}::json)
          as given (id uuid, scan_id uuid) on given.id = freed.id
        where scan_token is not null
        order by account_id, code_id, scan_token
        on conflict do nothing
        returning account_id, code_id, scan_token, scan_id
      ), counted as (
        insert into scan (account_id, id, code_id, scan_token, form_id, channel, scanned_at)
        select freed.account_id, scanned.scan_id, freed.code_id, freed.scan_token, form_id, channel,
          occurred_at
        from scanned join freed on freed.account_id = scanned.account_id
          and freed.code_id = scanned.code_id and freed.scan_token = scanned.scan_token
        on conflict do nothing
      )
      select id from freed`,
    );
    await announceAll(
      database,
      rows.map(({ id }) => newsText(accountId, 'feedback', id)),
    );
    return rows.length;
  },

  /**
   * Sets answers aside again that were restored. Answers never set aside before do not change. Pending
   * notifications of them are canceled; their scans stay counted.
   */
  async setAsideAgain(
    database: Database,
    accountId: string,
    ids: readonly string[],
  ): Promise<void> {
    await runForAccount(
      database,
      accountId,
      sql`
      with put as (
        update feedback set is_spam = true
        where account_id = ${accountId} and id in ${idList(ids)}
          and deleted_at is null and not is_spam and spam_reason is not null
        returning account_id, id
      )
      delete from feedback_arrival
      where (account_id, feedback_id) in (select account_id, id from put) returning feedback_id`,
    );
  },
};

/** The comment of a bot was not judged: its sentiment is that of the rating. */
const isUnread = sql`(comment <> '' and sentiment_source = 'rating')`;

type SavedReplyRow = Selectable<NotificationTables['saved_reply']>;

/** Queries on the words that an account replies with again and again. */
export const savedRepliesSql = {
  list: (database: Database, accountId: string): Promise<SavedReplyRow[]> =>
    database
      .selectFrom('saved_reply')
      .where('account_id', '=', accountId)
      .orderBy('title')
      .orderBy('id')
      .selectAll()
      .execute(),

  /** Adds one, or changes the one with that id. Returns undefined where it would be one too many. */
  async save(
    database: Database,
    { account_id: accountId, id, title, words }: Omit<SavedReplyRow, 'created_at' | 'updated_at'>,
    at: Date,
    most: number,
  ): Promise<SavedReplyRow | undefined> {
    // Nobody adds another one meanwhile.
    await sql`select from account where id = ${accountId} for no key update`.execute(database);
    const { rows } = await sql<SavedReplyRow>`
      insert into saved_reply (account_id, id, title, words, created_at, updated_at)
      select ${accountId}::uuid, ${id}::uuid, ${title}::text, ${toJsonText(words)}::jsonb,
        ${at}::timestamptz, ${at}::timestamptz
      where (select count(*) from saved_reply
        where account_id = ${accountId} and id <> ${id}::uuid) < ${most}::int
      on conflict (account_id, id) do update set
        title = excluded.title, words = excluded.words, updated_at = excluded.updated_at
      returning *`.execute(database);
    return rows[0];
  },

  /** Removes one. Returns false if it is not there. */
  async remove(database: Database, accountId: string, id: string): Promise<boolean> {
    const row = await database
      .deleteFrom('saved_reply')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },
};
