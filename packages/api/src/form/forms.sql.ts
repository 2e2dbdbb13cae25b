import { sql } from 'kysely';

import { ownLayoutOf, type FormDocument } from '@hearback/schema/documents';

import { nextRevision, ownRows } from '../collection/ownRows.sql.ts';
import type { Form } from './contract.ts';
import type { Database } from '../database/connect.ts';
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

/** The document of a form as visitors get it. */
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

const rows = ownRows('form', {
  columns,
  source,
  searched: [sql`form.title`],
  orders: {
    title: sql`lower(form.title)`,
    date_created: sql`form.created_at`,
    date_updated: sql`form.updated_at`,
  },
  toItem: toForm,
});

const toColumns = (document: FormDocument) => ({
  title: document.title.toWellFormed(),
  document: toJsonText(document),
});

/** The SQL of forms. */
export const formsSql = {
  ...rows,

  insert: (database: Database, accountId: string, id: string, document: FormDocument, now: Date) =>
    rows.insert(database, accountId, id, toColumns(document), now),

  update: (database: Database, accountId: string, id: string, document: FormDocument, now: Date) =>
    rows.update(database, accountId, id, { ...toColumns(document), revision: nextRevision }, now),
};
