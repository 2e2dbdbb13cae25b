import { sql, type Selectable } from 'kysely';

import type { Database } from '../database/connect.ts';
import { runForAccount } from '../database/onShards.ts';
import type { NotificationTables } from '../database/Tables.ts';
import { uuids } from '../database/readPage.ts';
import { inPeriod } from '../stats/atPlace.sql.ts';

type LowRatingLetter = Selectable<NotificationTables['low_rating_letter']>;

/** A letter names a few answers; beyond this many they are only counted. */
const namedMax = 200;

/** An answer as shown in a letter. */
export interface LowRating {
  id: string;
  rating: number;
  comment: string;
  company_name: string;
  code_name: string;
  received_at: Date;
}

interface AnswerOfLetter extends Omit<LowRating, 'id' | 'rating'> {
  rating: number | null;
  location_name: string;
  /** The current location of its code. */
  location_id: string;
  is_gone: boolean;
}

/** Letters about low ratings at a place, each open until it goes out. */
export const lowRatingLettersSql = {
  /** Adds answers to the open letter of a place. Returns false if there is none. */
  async addToOpen(
    database: Database,
    accountId: string,
    locationId: string,
    ids: readonly string[],
  ): Promise<boolean> {
    const rows = await runForAccount(
      database,
      accountId,
      sql`
      update low_rating_letter set count = count + ${ids.length},
        feedback_ids = (feedback_ids || ${uuids(ids)})[1:${sql.lit(namedMax)}]
      where account_id = ${accountId} and location_id = ${locationId} and taken_at is null
      returning location_id`,
    );
    return rows.length > 0;
  },

  /** The time at which the last letter of a place was due. */
  async lastDue(
    database: Database,
    accountId: string,
    locationId: string,
  ): Promise<Date | undefined> {
    const row = await database
      .selectFrom('low_rating_letter')
      .where('account_id', '=', accountId)
      .where('location_id', '=', locationId)
      .orderBy('due_at', 'desc')
      .limit(1)
      .select('due_at')
      .executeTakeFirst();
    return row?.due_at;
  },

  async open(
    database: Database,
    letter: Omit<LowRatingLetter, 'taken_at' | 'count'>,
  ): Promise<void> {
    const ids = letter.feedback_ids;
    await database
      .insertInto('low_rating_letter')
      .values({ ...letter, count: ids.length, feedback_ids: ids.slice(0, namedMax) })
      .execute();
  },

  find: (database: Database, accountId: string, id: string): Promise<LowRatingLetter | undefined> =>
    database
      .selectFrom('low_rating_letter')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirst(),

  postpone: (database: Database, accountId: string, id: string, dueAt: Date) =>
    database
      .updateTable('low_rating_letter')
      .set({ due_at: dueAt })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute(),

  /** Closes a letter. Does not change a closed one. */
  close: (database: Database, accountId: string, id: string, at: Date) =>
    database
      .updateTable('low_rating_letter')
      .set({ taken_at: at })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('taken_at', 'is', null)
      .execute(),

  /** The lowest of a letter's answers, the newest of equals first. Removed ones are not there. */
  async lowest(
    database: Database,
    accountId: string,
    id: string,
    size: number,
  ): Promise<LowRating[]> {
    const { rows } = await sql<LowRating>`
      select feedback.id, feedback.rating, feedback.comment, feedback.company_name,
        feedback.code_name, feedback.received_at
      from low_rating_letter join feedback on feedback.account_id = low_rating_letter.account_id
        and feedback.id = any (low_rating_letter.feedback_ids)
      where low_rating_letter.account_id = ${accountId} and low_rating_letter.id = ${id}
        and feedback.deleted_at is null
      order by feedback.rating, feedback.received_at desc limit ${size}`.execute(database);
    return rows;
  },

  /** An answer that a letter was about, also one that is deleted. */
  async findAnswer(
    database: Database,
    accountId: string,
    id: string,
  ): Promise<AnswerOfLetter | undefined> {
    const { rows } = await sql<AnswerOfLetter>`
      select feedback.rating, feedback.comment, feedback.company_name, feedback.location_name,
        feedback.code_name, feedback.received_at, place.location_id,
        feedback.deleted_at is not null or feedback.erased_at is not null as is_gone
      from feedback
      join code_place as place on ${inPeriod('feedback')}
      where feedback.account_id = ${accountId} and feedback.id = ${id}`.execute(database);
    return rows[0];
  },

  /** The number of answers in a letter. Removed ones do not count if they are listed by id. */
  async countThere(database: Database, accountId: string, id: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select letter.count - cardinality(letter.feedback_ids) + (
        select count(*) from feedback where feedback.account_id = letter.account_id
          and feedback.id = any (letter.feedback_ids) and feedback.deleted_at is null) as count
      from low_rating_letter as letter
      where letter.account_id = ${accountId} and letter.id = ${id}`.execute(database);
    return rows[0]?.count ?? 0;
  },

  /** Deletes the letters that were due before a moment, in all accounts. */
  async removeBefore(database: Database, before: Date): Promise<void> {
    await database.deleteFrom('low_rating_letter').where('due_at', '<', before).execute();
  },
};
