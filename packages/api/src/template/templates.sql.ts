import { sql } from 'kysely';

import { layoutOf, type FormDocument } from '@hearback/schema/documents';

import { ownRows } from '../collection/ownRows.sql.ts';
import type { Template } from './contract.ts';
import type { Database } from '../database/connect.ts';
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

const rows = ownRows('template', {
  columns,
  searched: [sql`template.name`],
  orders: { name: sql`lower(template.name)`, date_created: sql`template.created_at` },
  toItem: toTemplate,
});

const toColumns = (document: FormDocument) => ({
  name: document.title.toWellFormed(),
  document: toJsonText(document),
});

/** The SQL of an account's own templates. */
export const templatesSql = {
  ...rows,

  /**
   * True when another template of the account has this name, whatever its case. Writes of the
   * account's templates wait for each other until the transaction ends, so that two of them cannot
   * take one name.
   */
  async isNameTaken(
    database: Database,
    accountId: string,
    name: string,
    exceptId?: string,
  ): Promise<boolean> {
    await sql`select id from account where id = ${accountId} for no key update`.execute(database);
    const { rows } = await sql`
      select id from template
      where account_id = ${accountId} and deleted_at is null and lower(name) = lower(${name})
        and id is distinct from ${exceptId ?? null}
      limit 1`.execute(database);
    return rows.length > 0;
  },

  insert: (database: Database, accountId: string, id: string, document: FormDocument, now: Date) =>
    rows.insert(database, accountId, id, toColumns(document), now),

  update: (database: Database, accountId: string, id: string, document: FormDocument, now: Date) =>
    rows.update(database, accountId, id, toColumns(document), now),
};
