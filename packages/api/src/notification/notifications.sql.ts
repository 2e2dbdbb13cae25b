import { sql, type RawBuilder } from 'kysely';

import type { Notification, NotificationKind, NotificationQuery } from './contract.ts';
import type { LetterKind } from '../account/securityEventsContract.ts';
import type { Database } from '../database/connect.ts';
import { isId } from '../tools/ids.ts';
import { announcement } from '../operator/announcement.sql.ts';
import { inPeriod } from '../stats/atPlace.sql.ts';
import { idList, readPage, type Paged } from '../database/readPage.ts';

type Moments = 'date_created' | 'date_updated';

interface Row extends Omit<Notification, Moments> {
  date_created: Date;
  date_updated: Date;
}

interface Told {
  accountId: string;
  /** The id it gets if it is new. */
  id: string;
  kind: NotificationKind;
  /** The key by which unread events are counted together. */
  subject: string;
  at: Date;
  count?: number;
  codeId?: string;
  feedbackId?: string | undefined;
  rating?: number | null;
  letter?: LetterKind | undefined;
  alarmId?: string;
  /** The only member that it is for. */
  memberId?: string;
  /** The member who caused it. */
  actorId?: string | undefined;
}

interface FailedLetter extends Pick<Told, 'accountId' | 'id' | 'letter' | 'at'> {
  address: string;
}

const toNotification = ({ alarm, ...row }: Row): Notification => ({
  ...row,
  alarm: alarm && { ...alarm, date_found: new Date(alarm.date_found).toISOString() },
  date_created: row.date_created.toISOString(),
  date_updated: row.date_updated.toISOString(),
});

/** Somebody who reads the notifications of an account. */
export interface NotificationReader {
  accountId: string;
  userId: string;
}

/** The membership of a reader. */
const memberOf = ({ accountId, userId }: NotificationReader) => sql`(select id from membership
  where membership.account_id = ${accountId} and membership.person_id = ${userId}::uuid)`;

/** True of what a reader has read, and of what is older than their membership. */
const isReadBy = (reader: NotificationReader) => sql`
  (exists (select from notification_read as seen where seen.account_id = notification.account_id
    and seen.notification_id = notification.id and seen.membership_id = ${memberOf(reader)})
  or notification.updated_at < (select created_at from membership
    where membership.account_id = ${reader.accountId}
      and membership.person_id = ${reader.userId}::uuid))`;

const columnsFor = (reader: NotificationReader) => sql`
  notification.id, notification.kind, notification.count, notification.code_id as code,
  coalesce(code.name, feedback.code_name) as code_name, location.id as location,
  coalesce(location.name, feedback.location_name) as location_name,
  feedback.id as feedback,
  case when notification.kind <> 'low_rating' or feedback.id is not null
    then notification.rating end as rating,
  case when not feedback.is_spam then feedback.rating end as newest_rating,
  case when not feedback.is_spam then nullif(left(feedback.comment, 200), '') end as newest_comment,
  notification.letter,
  case when notification.kind = 'letter_failed' then notification.subject end as letter_to,
  case when alarm.id is not null then json_build_object('id', alarm.id, 'kind', alarm.kind,
    'location', alarm.location_id, 'location_name', alarm_location.name, 'topic', alarm.topic,
    'topic_name', nullif(topic_choice.name, ''), 'since', alarm.since, 'n', alarm.n,
    'before', alarm.before, 'after', alarm.after, 'date_found', alarm.found_at,
    'not_useful', alarm.not_useful_at is not null, 'stands', alarm.ended_at is null) end as alarm,
  (select actor.first_name || ' ' || actor.last_name from membership
    join person as actor on actor.account_id = membership.person_account_id
      and actor.id = membership.person_id
    where membership.account_id = notification.account_id
      and membership.id = notification.actor_id) as actor_name,
  notification.created_at as date_created, notification.updated_at as date_updated,
  ${isReadBy(reader)} as is_read`;

const source = sql`notification
  left join code on code.account_id = notification.account_id and code.id = notification.code_id
  left join feedback on feedback.account_id = notification.account_id
    and feedback.id = notification.feedback_id and feedback.deleted_at is null
  left join code_place as place on ${inPeriod('feedback')}
  left join location on location.account_id = code.account_id
    and location.id = coalesce(place.location_id, code.location_id)
  left join alarm on alarm.account_id = notification.account_id
    and alarm.id = notification.alarm_id
  left join location as alarm_location on alarm_location.account_id = alarm.account_id
    and alarm_location.id = alarm.location_id
  left join topic_choice on topic_choice.account_id = alarm.account_id
    and topic_choice.topic = alarm.topic`;

/** Excludes notifications of deleted codes and locations, and those for other members. */
const visibleTo = (reader: NotificationReader) => sql`notification.account_id = ${reader.accountId}
  and (notification.membership_id is null or notification.membership_id = ${memberOf(reader)})
  and not exists (select from code as gone where gone.account_id = notification.account_id
    and gone.id = notification.code_id and gone.deleted_at is not null)
  and not exists (select from alarm as about join location as gone
    on gone.account_id = about.account_id and gone.id = about.location_id
    where about.account_id = notification.account_id and about.id = notification.alarm_id
      and gone.deleted_at is not null)`;

const unread = async (database: Database, reader: NotificationReader): Promise<number> => {
  const { rows } = await sql<{ unread: number }>`
      select count(*) as unread from notification
      where ${visibleTo(reader)} and not ${isReadBy(reader)}`.execute(database);
  return rows[0]?.unread ?? 0;
};

/** Marks some as read by a reader, or, without one, by every member. Announces it unless all of them were. */
const read = async (
  database: Database,
  accountId: string,
  which: RawBuilder<unknown>,
  at: Date,
  reader?: NotificationReader,
): Promise<void> => {
  const { rows } = await sql<{ count: number }>`
      with chosen as (
        select notification.id from notification where notification.account_id = ${accountId} and ${which}
      ), closed as (
        update notification set read_at = ${at}
        where notification.account_id = ${accountId} and notification.read_at is null
          and notification.id in (select id from chosen)
      ), marked as (
        insert into notification_read (account_id, notification_id, membership_id, read_at)
        select membership.account_id, chosen.id, membership.id, ${at}::timestamptz
        from chosen join membership on membership.account_id = ${accountId}
          and (${reader?.userId ?? null}::uuid is null
            or membership.person_id = ${reader?.userId ?? null}::uuid)
        on conflict do nothing
        returning membership_id
      )
      select count(*) as count from marked`.execute(database);
  if ((rows[0]?.count ?? 0) > 0)
    await announcement(accountId, 'read', reader?.userId).execute(database);
};

/** Notifies an account: adds to the unread notification of the same subject, or inserts one. */
const tell = async (database: Database, told: Told): Promise<void> => {
  const { accountId, id, kind, subject, at, count = 1, ...about } = told;
  const { codeId = null, feedbackId = null, rating = null, letter = null } = about;
  const { alarmId = null, memberId = null, actorId = null } = about;
  const { rows } = await sql<{ id: string }>`
      insert into notification (account_id, id, kind, subject, count, code_id, feedback_id,
        rating, letter, alarm_id, membership_id, actor_id, created_at, updated_at)
      values (${accountId}, ${id}, ${kind}, ${subject}, ${count}, ${codeId}, ${feedbackId},
        ${rating}, ${letter}, ${alarmId}, ${memberId}, ${actorId}, ${at}, ${at})
      on conflict (account_id, kind, subject) where read_at is null do update set
        count = notification.count + excluded.count,
        feedback_id = excluded.feedback_id,
        code_id = excluded.code_id,
        actor_id = excluded.actor_id,
        rating = least(notification.rating, excluded.rating),
        letter = excluded.letter,
        updated_at = greatest(notification.updated_at, excluded.updated_at)
      returning id`.execute(database);
  await announcement(accountId, 'notification', rows[0]?.id).execute(database);
};

/** The SQL of notifications. */
export const notificationsSql = {
  unread,

  async list(
    database: Database,
    reader: NotificationReader,
    query: NotificationQuery,
  ): Promise<Paged<Notification>> {
    const { count, results } = await readPage<Row>(database, query, {
      select: columnsFor(reader),
      from: source,
      where: [
        visibleTo(reader),
        ...(query.unread === 'true' ? [sql`not ${isReadBy(reader)}`] : []),
        ...(query.failing === 'true'
          ? [sql`notification.kind = 'letter_failed' and notification.ended_at is null`]
          : []),
      ],
      orderBy: sql`notification.updated_at desc, notification.id desc`,
    });
    return { count, results: results.map(toNotification) };
  },

  async find(
    database: Database,
    reader: NotificationReader,
    id: string,
  ): Promise<Notification | undefined> {
    if (!isId(id)) return undefined;
    const { rows } = await sql<Row>`
        select ${columnsFor(reader)} from ${source}
        where ${visibleTo(reader)} and notification.id = ${id}`.execute(database);
    return rows[0] && toNotification(rows[0]);
  },

  tell,

  /** Notifies an account that letters to an address do not arrive. */
  async notifyOfFailure(
    database: Database,
    { accountId, id, address, letter, at }: FailedLetter,
  ): Promise<void> {
    const subject = address.toLowerCase();
    // A notification that was read before has the same cause; it is ended, and a new one inserted.
    await sql`
        update notification set ended_at = ${at} where account_id = ${accountId}
          and kind = 'letter_failed' and subject = ${subject}
          and read_at is not null and ended_at is null`.execute(database);
    await tell(database, { accountId, id, kind: 'letter_failed', subject, letter, at });
  },

  /** True if letters to an address are known not to arrive. */
  async isFailing(database: Database, accountId: string, address: string): Promise<boolean> {
    const { rows } = await sql`
        select from notification where account_id = ${accountId} and kind = 'letter_failed'
          and subject = ${address.toLowerCase()} and ended_at is null limit 1`.execute(database);
    return rows.length > 0;
  },

  /** Marks some as read by a reader. False, and nothing is marked, when one of them is not there. */
  async markRead(
    database: Database,
    reader: NotificationReader,
    ids: readonly string[],
    at: Date,
  ): Promise<boolean> {
    const wanted = new Set(ids);
    const { rows } = await sql`
        select notification.id from notification
        where ${visibleTo(reader)} and notification.id in ${idList([...wanted])}`.execute(database);
    if (rows.length < wanted.size) return false;
    const those = sql`notification.id in ${idList([...wanted])}`;
    await read(database, reader.accountId, those, at, reader);
    return true;
  },

  markAllRead: (database: Database, reader: NotificationReader, at: Date) =>
    read(
      database,
      reader.accountId,
      sql`${visibleTo(reader)} and not ${isReadBy(reader)}`,
      at,
      reader,
    ),

  /** Ends the failure of an address to which letters arrive again; its notification counts as done. */
  async endFailure(
    database: Database,
    accountId: string,
    address: string,
    at: Date,
  ): Promise<void> {
    const failed = sql`kind = 'letter_failed' and subject = ${address.toLowerCase()}`;
    await sql`
        update notification set ended_at = ${at}
        where account_id = ${accountId} and ended_at is null and ${failed}`.execute(database);
    await read(database, accountId, failed, at);
  },

  /** The same for addresses that nothing is sent to any more. */
  async endFailuresElsewhere(database: Database, accountId: string, at: Date): Promise<void> {
    const elsewhere = sql`kind = 'letter_failed'
        and not exists (select from person
          where person.account_id = notification.account_id and person.email = subject)
        and not exists (select from location where location.account_id = notification.account_id
          and lower(location.alert_email) = subject and location.deleted_at is null
          and location.alert_threshold is distinct from 0
          and not exists (select from notification_setting as setting
            where setting.account_id = location.account_id and (not setting.low_rating_letters
              or coalesce(location.alert_threshold, setting.low_rating_threshold) = 0)))`;
    await sql`
        update notification set ended_at = ${at}
        where account_id = ${accountId} and ended_at is null and ${elsewhere}`.execute(database);
    await read(database, accountId, elsewhere, at);
  },

  /** Announces that the number of unread notifications may have changed by a deletion or restoration. */
  async announceUnread(database: Database, accountId: string): Promise<void> {
    await announcement(accountId, 'read').execute(database);
  },

  /** Deletes what last happened before a moment, in all accounts. */
  async removeBefore(database: Database, before: Date): Promise<void> {
    await database.deleteFrom('notification').where('updated_at', '<', before).execute();
  },
};
