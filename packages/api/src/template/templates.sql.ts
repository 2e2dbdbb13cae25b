import { sql } from 'kysely';

import { layoutOf, type FormDocument } from '@hearback/schema/documents';

import type { Template, TemplateQuery } from './contract.ts';
import type { Database } from '../database/connect.ts';
import { isId } from '../tools/ids.ts';
import { amongIds, containing, inOrder, readPage, type Page } from '../database/readPage.ts';
import { toJsonText } from '../database/toJsonText.ts';

interface Row {
  id: string;
  owner: string;
  document: FormDocument;
  date_created: Date;
  date_updated: Date;
}

const toTemplate = ({ document, date_created, date_updated, ...row }: Row): Template => ({
  ...row,
  name: document.title,
  layout: layoutOf(document),
  date_created: date_created.toISOString(),
  date_updated: date_updated.toISOString(),
});

const columns = sql`
  id, account_id as owner, document, created_at as date_created, updated_at as date_updated`;

const id = sql`id`;
const newestFirst = sql`created_at desc`;
const orders = { name: sql`lower(name)`, date_created: sql`created_at` };

const toColumns = (document: FormDocument) => ({
  name: document.title.toWellFormed(),
  document: toJsonText(document),
});

/** The SQL of an account's own templates. Deleted ones do not exist here. */
export const createTemplatesRepository = (database: Database) => ({
  async list(accountId: string, query: TemplateQuery): Promise<Page<Template>> {
    const { count, results } = await readPage<Row>(database, query, {
      select: columns,
      from: sql`template`,
      where: [
        sql`account_id = ${accountId} and deleted_at is null`,
        ...amongIds(id, query.ids),
        ...containing([sql`name`], query.search),
      ],
      orderBy: inOrder(query.ordering, orders, newestFirst, id),
    });
    return { count, results: results.map(toTemplate) };
  },

  async find(accountId: string, templateId: string): Promise<Template | undefined> {
    if (!isId(templateId)) return undefined;
    const { rows } = await sql<Row>`
      select ${columns} from template
      where account_id = ${accountId} and id = ${templateId}
        and deleted_at is null`.execute(database);
    return rows[0] && toTemplate(rows[0]);
  },

  /**
   * Whether another template of the account has this name, whatever its case. Writes of the account's
   * templates wait for each other until the transaction ends, so that two of them cannot take one name.
   */
  async isNameTaken(accountId: string, name: string, exceptId?: string): Promise<boolean> {
    await sql`select id from account where id = ${accountId} for no key update`.execute(database);
    const { rows } = await sql`
      select id from template
      where account_id = ${accountId} and deleted_at is null and lower(name) = lower(${name})
        and id is distinct from ${exceptId ?? null}
      limit 1`.execute(database);
    return rows.length > 0;
  },

  async insert(
    accountId: string,
    templateId: string,
    document: FormDocument,
    now: Date,
  ): Promise<void> {
    await database
      .insertInto('template')
      .values({
        ...toColumns(document),
        account_id: accountId,
        id: templateId,
        created_at: now,
        updated_at: now,
      })
      .execute();
  },

  async update(
    accountId: string,
    templateId: string,
    document: FormDocument,
    now: Date,
  ): Promise<void> {
    await database
      .updateTable('template')
      .set({ ...toColumns(document), updated_at: now })
      .where('account_id', '=', accountId)
      .where('id', '=', templateId)
      .where('deleted_at', 'is', null)
      .execute();
  },
});
