import { sql } from 'kysely';

import { layoutOf, type FormDocument } from '@hearback/schema/documents';

import type { FormVersionQuery, ListedFormVersion } from './contract.ts';
import type { Database } from '../database/connect.ts';
import { shownDocument } from './forms.sql.ts';
import { readPage, type Paged } from '../database/readPage.ts';

interface Row {
  form: string;
  version: number;
  document: FormDocument;
  date_created: Date;
  answers: number;
  codes: number;
  is_current: boolean;
}

const toVersion = ({ document, date_created, ...row }: Row): ListedFormVersion => ({
  ...row,
  title: document.title,
  ...layoutOf(document),
  date_created: date_created.toISOString(),
});

const columns = sql`
  form_version.form_id as form, form_version.version, form_version.document,
  form_version.created_at as date_created, form_version.version = form.version as is_current,
  (select count(*) from feedback
    where feedback.account_id = form_version.account_id
      and feedback.form_id = form_version.form_id
      and feedback.form_version = form_version.version
      and feedback.deleted_at is null and not feedback.is_spam) as answers,
  (select count(*) from code
    where code.account_id = form_version.account_id
      and code.published_form_id = form_version.form_id
      and code.published_version = form_version.version
      and code.state <> 'draft' and code.deleted_at is null) as codes`;

/** The SQL of what was published of forms, and of the codes that show it. */
export const formVersionsSql = {
  async list(
    database: Database,
    accountId: string,
    formId: string,
    query: FormVersionQuery,
  ): Promise<Paged<ListedFormVersion>> {
    const { count, results } = await readPage<Row>(database, query, {
      select: columns,
      from: sql`form_version join form on form.account_id = form_version.account_id
        and form.id = form_version.form_id`,
      where: [sql`form_version.account_id = ${accountId} and form_version.form_id = ${formId}`],
      orderBy: sql`form_version.version desc`,
    });
    return { count, results: results.map(toVersion) };
  },

  /** Freezes the form as it is now, unless its newest version says the same. Answers the version. */
  async freeze(
    database: Database,
    accountId: string,
    formId: string,
    now: Date,
  ): Promise<number | undefined> {
    const mine = sql`form.account_id = ${accountId} and form.id = ${formId}`;
    // A change that this statement waited for is visible to the next statement alone.
    await sql`select id from form where ${mine} for update`.execute(database);
    const { rows } = await sql<{ version: number; changed: boolean }>`
      select form.version, form_version.document is distinct from ${shownDocument} as changed
      from form left join form_version
        on form_version.account_id = form.account_id and form_version.form_id = form.id
          and form_version.version = form.version
      where ${mine} and form.deleted_at is null`.execute(database);
    const [form] = rows;
    if (!form?.changed) return form?.version;

    await sql`
      insert into form_version (account_id, form_id, version, document, created_at)
      select account_id, id, version + 1, ${shownDocument}, ${now} from form where ${mine}`.execute(
      database,
    );
    await sql`update form set version = version + 1 where ${mine}`.execute(database);
    return form.version + 1;
  },

  /** Keeps others from changing the codes that show, or will show, a form. */
  async lockCodes(database: Database, accountId: string, formId: string): Promise<void> {
    await sql`
      select id from code where account_id = ${accountId}
        and (form_id = ${formId} or published_form_id = ${formId})
      order by id for update`.execute(database);
  },

  /** Lets every open or paused code that shows a form show a version of it. Answers how many do. */
  async show(
    database: Database,
    accountId: string,
    formId: string,
    version: number,
    now: Date,
  ): Promise<number> {
    const { numUpdatedRows } = await database
      .updateTable('code')
      .set({ published_version: version, updated_at: now })
      .where('account_id', '=', accountId)
      .where('published_form_id', '=', formId)
      .where('state', '<>', 'draft')
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  },
};
