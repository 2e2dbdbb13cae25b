import { sql } from 'kysely';

import { ownLayoutOf, type FormDocument } from '@hearback/schema/documents';

import type { Form, FormQuery } from './contract.ts';
import type { Database } from '../database/connect.ts';
import { isId } from '../tools/ids.ts';
import { amongIds, containing, inOrder, readPage, type Page } from '../database/readPage.ts';
import { toJsonText } from '../database/toJsonText.ts';

interface Row {
  id: string;
  document: FormDocument;
  version: number;
  revision: number;
  has_unpublished_changes: boolean;
  used_by_codes: number;
  date_created: Date;
  date_updated: Date;
}

const toForm = ({ document, date_created, date_updated, ...row }: Row): Form => ({
  ...row,
  title: document.title,
  ...ownLayoutOf(document),
  date_created: date_created.toISOString(),
  date_updated: date_updated.toISOString(),
});

/** What visitors get of a form. */
export const shownDocument = sql`(form.document - 'translations')`;

const columns = sql`
  form.id, form.document, form.version, form.revision,
  ${shownDocument} is distinct from form_version.document as has_unpublished_changes,
  (select count(*) from code
    where code.account_id = form.account_id and code.form_id = form.id
      and code.deleted_at is null) as used_by_codes,
  form.created_at as date_created, form.updated_at as date_updated`;

const source = sql`form
  left join form_version on form_version.account_id = form.account_id
    and form_version.form_id = form.id and form_version.version = form.version`;

const id = sql`form.id`;
const newestFirst = sql`form.created_at desc`;
const orders = {
  title: sql`lower(form.title)`,
  date_created: sql`form.created_at`,
  date_updated: sql`form.updated_at`,
};

/** The SQL of forms. Deleted ones do not exist here. */
export const createFormsRepository = (database: Database) => ({
  async list(accountId: string, query: FormQuery): Promise<Page<Form>> {
    const { count, results } = await readPage<Row>(database, query, {
      select: columns,
      from: source,
      where: [
        sql`form.account_id = ${accountId} and form.deleted_at is null`,
        ...amongIds(id, query.ids),
        ...containing([sql`form.title`], query.search),
      ],
      orderBy: inOrder(query.ordering, orders, newestFirst, id),
    });
    return { count, results: results.map(toForm) };
  },

  async find(accountId: string, formId: string): Promise<Form | undefined> {
    if (!isId(formId)) return undefined;
    const { rows } = await sql<Row>`
      select ${columns} from ${source}
      where form.account_id = ${accountId} and form.id = ${formId}
        and form.deleted_at is null`.execute(database);
    return rows[0] && toForm(rows[0]);
  },

  /** Under an id that is taken, nothing is written. */
  async insert(
    accountId: string,
    formId: string,
    document: FormDocument,
    now: Date,
  ): Promise<void> {
    await database
      .insertInto('form')
      .values({
        account_id: accountId,
        id: formId,
        title: document.title.toWellFormed(),
        document: toJsonText(document),
        created_at: now,
        updated_at: now,
        deleted_at: null,
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'id']).doNothing())
      .execute();
  },

  async update(
    accountId: string,
    formId: string,
    document: FormDocument,
    now: Date,
  ): Promise<boolean> {
    if (!isId(formId)) return false;
    const { numUpdatedRows } = await database
      .updateTable('form')
      .set({
        title: document.title.toWellFormed(),
        document: toJsonText(document),
        updated_at: now,
        revision: sql<number>`revision + 1`,
      })
      .where('account_id', '=', accountId)
      .where('id', '=', formId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
