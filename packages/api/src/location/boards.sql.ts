import type { FormDocument } from '@hearback/schema/documents';
import type { BoardEntry } from '@hearback/schema/rules';
import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';
import type { ClosedCode } from '../survey/surveys.sql.ts';
import { visitorNames } from '../survey/surveys.sql.ts';
import { toJsonText } from '../database/toJsonText.ts';
import type { BoardInput } from './contract.ts';

interface StoredBoard extends BoardInput {
  slug: string;
}

/** A board with what visitors see around it. */
interface ShownBoard extends StoredBoard, ClosedCode {
  entries: BoardEntry[];
  /** The form whose look it has, and its code. Null where no code of the location is open. */
  document: FormDocument | null;
  code: string | null;
}

/** The SQL of boards. */
export const boardsSql = {
  find: (database: Database, accountId: string, locationId: string) =>
    database
      .selectFrom('board')
      .select(['slug', 'is_on', 'is_linked', 'is_indexed', 'shows_code', 'entries'])
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

  /** The board at an address, if it is on and its location is there. It looks like the code that is open for longest. */
  async findShown(database: Database, slug: string): Promise<ShownBoard | undefined> {
    const { rows } = await sql<ShownBoard>`
      select board.slug, board.is_on, board.is_linked, board.is_indexed, board.shows_code, board.entries,
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
      where board.slug = ${slug} and board.is_on`.execute(database);
    return rows[0];
  },
};
