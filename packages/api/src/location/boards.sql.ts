import type { FormDocument } from '@hearback/schema/documents';
import type { BoardEntry } from '@hearback/schema/rules';
import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';
import type { ClosedCode } from '../survey/surveys.sql.ts';
import { visitorNames } from '../survey/surveys.sql.ts';
import { toJsonText } from '../database/toJsonText.ts';
import { inPeriod } from '../stats/atPlace.sql.ts';
import type { BoardInput } from './contract.ts';

interface StoredBoard extends Omit<BoardInput, 'shows_answers'> {
  shows_answers: boolean;
  slug: string;
}

/** A board with what visitors see around it. */
export interface ShownBoard extends StoredBoard, ClosedCode {
  entries: BoardEntry[];
  account_id: string;
  location_id: string;
  /** The form whose look it has, and its code. Null where no code of the location is open. */
  document: FormDocument | null;
  code: string | null;
}

/** The SQL of boards. */
export const boardsSql = {
  find: (database: Database, accountId: string, locationId: string) =>
    database
      .selectFrom('board')
      .select([
        'slug',
        'is_on',
        'is_linked',
        'is_indexed',
        'shows_code',
        'shows_answers',
        'entries',
      ])
      .where('account_id', '=', accountId)
      .where('location_id', '=', locationId)
      .executeTakeFirst(),

  /** Writes all but the slug, which stays the first. */
  save: (
    database: Database,
    accountId: string,
    locationId: string,
    { slug, entries, ...switches }: StoredBoard,
    now: Date,
  ) =>
    database
      .insertInto('board')
      .values({
        account_id: accountId,
        location_id: locationId,
        slug,
        ...switches,
        entries: toJsonText(entries),
        updated_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'location_id'])
          .doUpdateSet({ ...switches, entries: toJsonText(entries), updated_at: now }),
      )
      .execute(),

  /**
   * The board at an address, if it or the page of answers is on and its location is there. It looks like the code that is
   * open for longest.
   */
  async findShown(
    database: Database,
    slug: string,
    page: 'is_on' | 'shows_answers' = 'is_on',
  ): Promise<ShownBoard | undefined> {
    const { rows } = await sql<ShownBoard>`
      select board.slug, board.is_on, board.is_linked, board.is_indexed, board.shows_code,
        board.shows_answers, board.entries, board.account_id, board.location_id,
        ${visitorNames}, look.document, look.slug as code
      from board
      join location on location.account_id = board.account_id and location.id = board.location_id
        and location.deleted_at is null
      join company on company.account_id = location.account_id and company.id = location.company_id
        and company.deleted_at is null
      left join lateral (
        select code.slug, form_version.document from code
        join form_version on form_version.account_id = code.account_id
          and form_version.form_id = code.published_form_id
          and form_version.version = code.published_version
        where code.account_id = board.account_id and code.location_id = board.location_id
          and code.state = 'published' and code.deleted_at is null
        order by code.published_at, code.id limit 1) as look on true
      where board.slug = ${slug} and ${sql.ref(`board.${page}`)}`.execute(database);
    return rows[0];
  },

  /** Answers at a location that are shown publicly, the newest first. Those without words have nothing to show. */
  async listPublic(
    database: Database,
    accountId: string,
    locationId: string,
    most: number,
  ): Promise<PublicAnswerRow[]> {
    const { rows } = await sql<PublicAnswerRow>`
      select feedback.rating, feedback.comment, feedback.name, feedback.language, feedback.occurred_at
      from feedback join code_place as place on ${inPeriod('feedback')}
      where feedback.account_id = ${accountId} and place.location_id = ${locationId}
        and feedback.publication = 'agreed' and ${isLive} and feedback.comment <> ''
      order by feedback.received_at desc, feedback.id desc limit ${most}`.execute(database);
    return rows;
  },

  /** The number of answers at a location that may be shown, and of those that its owner hid. */
  async countPublic(
    database: Database,
    accountId: string,
    locationId: string,
  ): Promise<{ agreed: number; hidden: number }> {
    const { rows } = await sql<{ agreed: number; hidden: number }>`
      select count(*) filter (where feedback.publication = 'agreed') as agreed,
        count(*) filter (where feedback.publication = 'hidden') as hidden
      from feedback join code_place as place on ${inPeriod('feedback')}
      where feedback.account_id = ${accountId} and place.location_id = ${locationId}
        and feedback.publication in ('agreed', 'hidden') and ${isLive}
        and feedback.comment <> ''`.execute(database);
    return rows[0] ?? { agreed: 0, hidden: 0 };
  },

  /** The number of ratings at a location since a moment, of all answers, and their mean. Null: there is none. */
  async countRatings(
    database: Database,
    accountId: string,
    locationId: string,
    since: Date,
  ): Promise<{ count: number; mean: number | null }> {
    const { rows } = await sql<{ count: number; mean: number | null }>`
      select count(feedback.rating) as count, avg(feedback.rating)::double precision as mean
      from feedback join code_place as place on ${inPeriod('feedback')}
      where feedback.account_id = ${accountId} and place.location_id = ${locationId}
        and feedback.received_at > ${since} and ${isLive}`.execute(database);
    return rows[0] ?? { count: 0, mean: null };
  },
};

const isLive = sql`feedback.deleted_at is null and feedback.erased_at is null and not feedback.is_spam`;

/** An answer that is shown publicly, as it is stored. */
interface PublicAnswerRow {
  rating: number | null;
  comment: string;
  name: string;
  language: string;
  occurred_at: Date;
}
