import { sql, type Insertable, type Selectable } from 'kysely';

import type { DigestOfAnswers } from '@hearback/schema/rules';

import type { NotificationTables } from '../database/Tables.ts';
import type { Database } from '../database/connect.ts';
import { runForAccount, runForAccounts } from '../database/onShards.ts';
import type { ArrivedFeedback } from '../feedback/feedbackArrivals.sql.ts';
import { inPeriod } from '../stats/atPlace.sql.ts';
import { idList } from '../database/readPage.ts';
import { isId } from '../tools/ids.ts';

/** An event that one member is told of. */
export type MemberEvent = 'assigned' | 'mentioned';

type Device = Selectable<NotificationTables['push_device']>;

/** A device that may be sent to, with the language of its person. */
export type LivingDevice = Device & { language: string };

/** An answer as a notification tells of it: without any word of the visitor. */
export interface PushedAnswer {
  id: string;
  kind: 'arrived' | MemberEvent;
  is_low: boolean;
  rating: number | null;
  location_name: string;
}

/** A device that is told of an answer. */
interface ToldDevice {
  account_id: string;
  device_id: string;
  digest: DigestOfAnswers;
}

/** Joins devices to the login and the membership that they end with. */
const joinLiving = (now: Date) => sql`
  join session on session.id = device.session_id and session.ended_at is null
    and session.expires_at > ${now}
  join membership on membership.account_id = device.account_id
    and membership.id = device.membership_id`;

/** The ids of the devices of accounts whose session and membership have not ended. */
async function listLiving(
  database: Database,
  accountIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select device.id from push_device as device ${joinLiving(now)}
    where device.account_id in ${idList(accountIds)}`.execute(database);
  return rows.map(({ id }) => id);
}

/** The condition that a membership reaches an answer: at its places, or everywhere. */
const isReached = sql`(membership.everywhere or exists (
  select from code_place as place
  join location on location.account_id = place.account_id and location.id = place.location_id
  join access_place as chosen on chosen.account_id = place.account_id
    and (chosen.location_id = location.id or chosen.company_id = location.company_id)
  where ${inPeriod('feedback')} and chosen.holder_id = membership.id))`;

/** Queries on the devices that members are notified in, and the answers these are told of. */
export const pushSql = {
  list: (database: Database, accountId: string, membershipId: string): Promise<Device[]> =>
    database
      .selectFrom('push_device')
      .where('account_id', '=', accountId)
      .where('membership_id', '=', membershipId)
      .orderBy('created_at', 'desc')
      .selectAll()
      .execute(),

  /** Adds a device. A browser has one endpoint: whoever used it before is not notified there any more. */
  async save(database: Database, device: Insertable<NotificationTables['push_device']>) {
    const { endpoint, account_id, membership_id, id: _, created_at: __, ...changes } = device;
    await database
      .deleteFrom('push_device')
      .where('endpoint', '=', endpoint)
      .where((eb) =>
        eb.or([eb('account_id', '<>', account_id), eb('membership_id', '<>', membership_id)]),
      )
      .execute();
    return database
      .insertInto('push_device')
      .values(device)
      .onConflict((conflict) =>
        conflict
          .column('endpoint')
          .doUpdateSet(changes)
          .where('push_device.account_id', '=', account_id)
          .where('push_device.membership_id', '=', membership_id),
      )
      .returningAll()
      .executeTakeFirst();
  },

  /** Keeps only the newest devices of a member. */
  async keepNewest(database: Database, accountId: string, membershipId: string, count: number) {
    await sql`
      delete from push_device where account_id = ${accountId} and id in (
        select id from push_device where account_id = ${accountId}
          and membership_id = ${membershipId}
        order by created_at desc, id desc offset ${count})`.execute(database);
  },

  /** Removes a device of a member. Returns false if they have none of that id. */
  async remove(database: Database, accountId: string, membershipId: string, id: string) {
    if (!isId(id)) return false;
    const row = await database
      .deleteFrom('push_device')
      .where('account_id', '=', accountId)
      .where('membership_id', '=', membershipId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Removes a device that takes nothing any more, unless its browser has subscribed anew. */
  removeGone: (database: Database, { account_id, id, endpoint, p256dh }: Device) =>
    database
      .deleteFrom('push_device')
      .where('account_id', '=', account_id)
      .where('id', '=', id)
      .where('endpoint', '=', endpoint)
      .where('p256dh', '=', p256dh)
      .execute(),

  /** Removes the devices of sessions that end. */
  async removeOfSessions(database: Database, sessionIds: readonly string[]): Promise<void> {
    if (sessionIds.length === 0) return;
    await database.deleteFrom('push_device').where('session_id', 'in', sessionIds).execute();
  },

  /** Removes the devices whose session ended or expired, and what they were told of before a moment. */
  async removeLeftovers(database: Database, now: Date, before: Date): Promise<void> {
    const { rows } = await sql<{ id: string }>`
      select id from push_device where not exists (
        select from session where session.id = push_device.session_id
          and session.ended_at is null and session.expires_at > ${now})`.execute(database);
    const ids = rows.map(({ id }) => id);
    await sql`delete from push_device where id in ${idList(ids)}`.execute(database);
    await database.deleteFrom('push_answer').where('created_at', '<', before).execute();
  },

  /** Notes answers for the devices that are to be told of them, and returns these devices. */
  async tell(
    database: Database,
    arrived: readonly ArrivedFeedback[],
    matches: ReadonlyMap<string, readonly string[]>,
    now: Date,
  ): Promise<ToldDevice[]> {
    const answers = arrived.flatMap(({ account_id, location_id, is_low, feedback_ids }) =>
      feedback_ids.map((feedback_id) => ({
        account_id,
        location_id,
        feedback_id,
        is_low,
        matches: matches.get(feedback_id) ?? [],
      })),
    );
    if (answers.length === 0) return [];
    const living = await listLiving(
      database,
      answers.map(({ account_id }) => account_id),
      now,
    );
    if (living.length === 0) return [];
    return runForAccounts(
      database,
      answers,
      (given) => sql<ToldDevice>`
      with told as (
        insert into push_answer (account_id, device_id, feedback_id, is_low, created_at)
        select device.account_id, device.id, feedback.id, answer.is_low, ${now}::timestamptz
        from json_to_recordset(${given})
          as answer (account_id uuid, location_id uuid, feedback_id uuid, is_low boolean,
            matches uuid[])
        join push_device as device on device.account_id = answer.account_id
          and (answer.is_low or not device.low_only)
          and (device.location_ids = '{}' or answer.location_id = any (device.location_ids))
          and (device.words = '{}' and device.topics = '{}' or device.id = any (answer.matches))
          and device.id in ${idList(living)}
        join membership on membership.account_id = device.account_id
          and membership.id = device.membership_id
        cross join lateral (
          select * from feedback
          where feedback.account_id = answer.account_id and feedback.id = answer.feedback_id offset 0
        ) as feedback
        where ${isReached}
        on conflict do nothing
        returning account_id, device_id)
      select distinct device.account_id, device.id as device_id, device.digest from told
      join push_device as device on device.account_id = told.account_id
        and device.id = told.device_id
      order by 1, 2`,
    );
  },

  /** Has the answers that a device was told of just now wait for the moment of its digest. */
  postpone: (
    database: Database,
    accountId: string,
    deviceId: string,
    { now, dueAt }: { now: Date; dueAt: Date },
  ) =>
    database
      .updateTable('push_answer')
      .set({ due_at: dueAt })
      .where('account_id', '=', accountId)
      .where('device_id', '=', deviceId)
      .where('kind', '=', 'arrived')
      .where('created_at', '=', now)
      .where('message_id', 'is', null)
      .execute(),

  /** Notes answers that a member is told of for each of their devices, and returns these. */
  async tellMember(
    database: Database,
    { accountId, memberId, kind }: { accountId: string; memberId: string; kind: MemberEvent },
    feedbackIds: readonly string[],
    now: Date,
  ): Promise<string[]> {
    const living = await listLiving(database, [accountId], now);
    if (living.length === 0) return [];
    const rows = await runForAccount(
      database,
      accountId,
      sql<{ device_id: string }>`
      with told as (
        insert into push_answer (account_id, device_id, feedback_id, kind, is_low, created_at)
        select device.account_id, device.id, answer.id, ${kind}::text, false, ${now}::timestamptz
        from push_device as device
        cross join ${idList(feedbackIds)} as answer (id)
        where device.id in ${idList(living)} and device.account_id = ${accountId} and device.membership_id = ${memberId}
        on conflict (account_id, device_id, feedback_id, kind) do update set
          sent_at = null, message_id = null, held_until = null, created_at = excluded.created_at
          where push_answer.sent_at is not null
        returning device_id)
      select distinct device_id from told`,
    );
    return rows.map(({ device_id }) => device_id);
  },

  /** A device whose person is still logged in there and still acts in the account. */
  async findLiving(
    database: Database,
    accountId: string,
    id: string,
    now: Date,
  ): Promise<LivingDevice | undefined> {
    const { rows } = await sql<LivingDevice>`
      select device.*, person.language from push_device as device
      ${joinLiving(now)}
      join person on person.account_id = membership.person_account_id
        and person.id = membership.person_id and person.is_active
      where device.account_id = ${accountId} and device.id = ${id}`.execute(database);
    return rows[0];
  },

  /**
   * Takes the answers of one message: of one that was tried before, or else all of a kind that wait. Returns the id of the
   * message, null if another process holds what waits, and undefined if nothing waits.
   */
  async claim(
    database: Database,
    { account_id, id }: Device,
    { now, until, messageId }: { now: Date; until: Date; messageId: string },
  ): Promise<string | null | undefined> {
    // One process at a time decides.
    await sql`select from push_device where account_id = ${account_id} and id = ${id} for update`.execute(
      database,
    );
    const mine = sql`account_id = ${account_id} and device_id = ${id} and sent_at is null
      and (due_at is null or due_at <= ${now})`;
    const { rows } = await sql<{
      message_id: string | null;
      kind: string;
      is_held: boolean;
    }>`
      select message_id, kind, coalesce(held_until > ${now}, false) as is_held from push_answer
      where ${mine} order by message_id nulls last`.execute(database);
    const free = rows.find(({ is_held }) => !is_held);
    if (!free) return rows.length === 0 ? undefined : null;
    const chosen = free.message_id ?? messageId;
    await sql`
      update push_answer set message_id = ${chosen}, held_until = ${until}
      where ${mine} and kind = ${free.kind}
        and message_id is not distinct from ${free.message_id}::uuid`.execute(database);
    return chosen;
  },

  /** The answers of a message that are there still and that its person may still reach, the newest first. */
  async readMessage(
    database: Database,
    { account_id, id }: Device,
    messageId: string,
  ): Promise<PushedAnswer[]> {
    const { rows } = await sql<PushedAnswer>`
      select feedback.id, answer.kind, answer.is_low, feedback.rating, at.name as location_name
      from push_answer as answer
      join push_device as device on device.account_id = answer.account_id
        and device.id = answer.device_id
      join membership on membership.account_id = device.account_id
        and membership.id = device.membership_id
      cross join lateral (
        select * from feedback
        where feedback.account_id = answer.account_id and feedback.id = answer.feedback_id offset 0
      ) as feedback
      join code_place as place on ${inPeriod('feedback')}
      join location as at on at.account_id = place.account_id and at.id = place.location_id
      where answer.account_id = ${account_id} and answer.device_id = ${id}
        and answer.message_id = ${messageId} and feedback.deleted_at is null
        and not feedback.is_spam and ${isReached}
      order by feedback.received_at desc, feedback.id desc`.execute(database);
    return rows;
  },

  /** Notes that a message is done with, or, without a moment, lets it go so that it is tried again. */
  async end(database: Database, { account_id, id }: Device, messageId: string, sentAt?: Date) {
    await database
      .updateTable('push_answer')
      .set({ held_until: null, ...(sentAt && { sent_at: sentAt }) })
      .where('account_id', '=', account_id)
      .where('device_id', '=', id)
      .where('message_id', '=', messageId)
      .execute();
  },
};
