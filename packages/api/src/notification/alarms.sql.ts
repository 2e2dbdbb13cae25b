import { sql } from 'kysely';

import { idList } from '../database/readPage.ts';
import type { Database } from '../database/connect.ts';
import { isId } from '../tools/ids.ts';
import type { Alarm, AlarmKind, FoundAlarm } from './contract.ts';

/** A place whose answers are followed. */
export interface FollowedPlace {
  id: string;
  timezone: string;
}

interface KnownAlarm extends FoundAlarm {
  id: string;
  ended_at: Date | null;
}

interface DueAccount {
  account_id: string;
  topics_day: string | null;
}

interface Row extends Omit<Alarm, 'date_found'> {
  found_at: Date;
}

const columns = sql`alarm.id, alarm.kind, alarm.location_id as location,
  location.name as location_name, alarm.topic, nullif(topic_choice.name, '') as topic_name,
  alarm.since, alarm.n, alarm.before, alarm.after, alarm.found_at,
  alarm.not_useful_at is not null as not_useful, alarm.ended_at is null as stands`;

const source = sql`alarm
  left join location on location.account_id = alarm.account_id and location.id = alarm.location_id
  left join topic_choice on topic_choice.account_id = alarm.account_id
    and topic_choice.topic = alarm.topic`;

const toAlarm = ({ found_at, ...row }: Row): Alarm => ({
  ...row,
  date_found: found_at.toISOString(),
});

/** Alarms shown at once: further ones follow when some of these end. */
const shownMost = 20;

/** Time between two looks at an account. */
const pause = sql`interval '1 hour'`;

/** Queries on alarms, and on when they are looked for. */
export const alarmsSql = {
  /** Alarms that stand and were not called "not useful", the latest first. */
  async list(database: Database, accountId: string, ids?: readonly string[]): Promise<Alarm[]> {
    const which = ids
      ? sql`alarm.id in ${idList(ids)}`
      : sql`alarm.ended_at is null and alarm.not_useful_at is null`;
    const { rows } = await sql<Row>`
      select ${columns} from ${source}
      where alarm.account_id = ${accountId} and ${which} and location.deleted_at is null
      order by alarm.found_at desc, alarm.id desc limit ${shownMost}`.execute(database);
    return rows.map(toAlarm);
  },

  /** Alarms that were found in a span of time and still stand. */
  async foundBetween(
    database: Database,
    { accountId, since, until }: { accountId: string; since: Date; until: Date },
  ): Promise<Alarm[]> {
    const { rows } = await sql<Row>`
      select ${columns} from ${source}
      where alarm.account_id = ${accountId} and alarm.found_at > ${since}
        and alarm.found_at <= ${until} and alarm.ended_at is null
        and alarm.not_useful_at is null and location.deleted_at is null
      order by alarm.found_at desc, alarm.id desc limit ${shownMost}`.execute(database);
    return rows.map(toAlarm);
  },

  /** Says whether an alarm was useful. False when it is not there. */
  async judge(database: Database, accountId: string, id: string, at: Date | null) {
    if (!isId(id)) return false;
    const { numAffectedRows = 0n } = await sql`
      update alarm set not_useful_at = case when ${at}::timestamptz is not null
        then coalesce(not_useful_at, ${at}::timestamptz) end
      where account_id = ${accountId} and id = ${id}`.execute(database);
    return numAffectedRows > 0n;
  },

  /** The number of alarms of each kind that were called "not useful". */
  async countNotUseful(database: Database, accountId: string) {
    const { rows } = await sql<{ kind: AlarmKind; count: number }>`
      select kind, count(*)::int as count from alarm
      where account_id = ${accountId} and not_useful_at is not null group by kind`.execute(
      database,
    );
    return new Map(rows.map(({ kind, count }) => [kind, count]));
  },

  /** Has an account looked at soon: answers came in. */
  async ask(database: Database, accountIds: readonly string[], at: Date): Promise<void> {
    if (accountIds.length === 0) return;
    await database
      .insertInto('alarm_check')
      .values([...new Set(accountIds)].map((account_id) => ({ account_id, due_at: at })))
      .onConflict((conflict) => conflict.column('account_id').doNothing())
      .execute();
  },

  /** Takes accounts that are due; another process skips them for an hour. */
  async take(database: Database, now: Date, size: number): Promise<DueAccount[]> {
    const { rows } = await sql<DueAccount>`
      update alarm_check set due_at = ${now}::timestamptz + ${pause}
      where account_id in (select account_id from alarm_check where due_at <= ${now}
        order by due_at limit ${size} for update skip locked)
      returning account_id, topics_day`.execute(database);
    return rows;
  },

  /** No answers came for long: nothing is looked for until some do. */
  async rest(database: Database, accountId: string): Promise<void> {
    await database.deleteFrom('alarm_check').where('account_id', '=', accountId).execute();
  },

  async noteTopics(database: Database, accountId: string, day: string): Promise<void> {
    await database
      .updateTable('alarm_check')
      .set({ topics_day: day })
      .where('account_id', '=', accountId)
      .execute();
  },

  async places(database: Database, accountId: string): Promise<FollowedPlace[]> {
    const { rows } = await sql<FollowedPlace>`
      select id, timezone from location
      where account_id = ${accountId} and deleted_at is null order by id`.execute(database);
    return rows;
  },

  /** The latest alarm of each kind and place or topic, held until the transaction ends. */
  async lockLatest(database: Database, accountId: string): Promise<KnownAlarm[]> {
    await sql`select from account where id = ${accountId} for no key update`.execute(database);
    const { rows } = await sql<KnownAlarm>`
      select distinct on (kind, coalesce(location_id::text, topic)) id, kind, location_id, topic,
        since, n, before, after, ended_at
      from alarm where account_id = ${accountId}
      order by kind, coalesce(location_id::text, topic), found_at desc, id desc`.execute(database);
    return rows;
  },

  async insert(
    database: Database,
    accountId: string,
    alarm: FoundAlarm & { id: string; found_at: Date },
  ): Promise<void> {
    await database
      .insertInto('alarm')
      .values({ account_id: accountId, ...alarm })
      .execute();
  },

  /** Updates the evidence of an alarm that stands. */
  async update(
    database: Database,
    accountId: string,
    id: string,
    { n, after, before }: Pick<FoundAlarm, 'n' | 'after' | 'before'>,
  ): Promise<void> {
    await database
      .updateTable('alarm')
      .set({ n, after, before })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute();
  },

  async end(database: Database, accountId: string, id: string, at: Date): Promise<void> {
    await database
      .updateTable('alarm')
      .set({ ended_at: at })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute();
  },
};
