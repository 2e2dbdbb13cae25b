import { code } from '@hearback/schema/rules';
import { sql } from 'kysely';

import { columnsOfRule, selectNamed } from '../collection/ownRows.sql.ts';
import type { Database } from '../database/connect.ts';
import {
  amongIds,
  containing,
  inOrder,
  type Paged,
  readPage,
  tagColumns,
  withId,
  withTag,
} from '../database/readPage.ts';
import { toJsonText } from '../database/toJsonText.ts';
import type { Settings } from '../env.ts';
import { shownDocument } from '../form/forms.sql.ts';
import { isId } from '../tools/ids.ts';
import type { Code, CodeChange, CodeInput, CodeQuery } from './contract.ts';

/** A code as it is stored; its printed address depends on where the product runs. */
export type StoredCode = Omit<Code, 'short_url'>;

interface Row extends Omit<StoredCode, 'date_created' | 'published_at' | 'visit_key_since'> {
  date_created: Date;
  visit_key_since: Date | null;
  published_at: Date | null;
}

const toCode = (row: Row): StoredCode => ({
  ...row,
  date_created: row.date_created.toISOString(),
  published_at: row.published_at?.toISOString() ?? null,
  visit_key_since: row.visit_key_since?.toISOString() ?? null,
});

export const codeColumns = columnsOfRule('code', code, {
  site: 'location_id',
  form: 'form_id',
  frame: 'frame_id',
});

const columns = sql`
  code.id, code.slug, ${selectNamed(codeColumns)}, location.company_id as company, code.state,
  code.state <> 'draft' and (
    code.form_id is distinct from code.published_form_id
    or ${shownDocument} is distinct from form_version.document) as has_unpublished_changes,
  code.created_at as date_created, code.published_at, code.visit_key_at as visit_key_since`;

const source = sql`code
  join location
    on location.account_id = code.account_id and location.id = code.location_id
  left join form on form.account_id = code.account_id and form.id = code.form_id
  left join form_version on form_version.account_id = code.account_id
    and form_version.form_id = code.published_form_id
    and form_version.version = code.published_version`;

const id = sql`code.id`;
const newestFirst = sql`code.created_at desc`;
const orders = {
  name: sql`lower(code.name)`,
  state: sql`code.state`,
  location: sql`lower(location.name)`,
  date_created: sql`code.created_at`,
};

const toStyle = (style: CodeInput['style']) => style && toJsonText(style);

const toColumns = ({ site, form, frame, style, tags, ...rest }: CodeChange) => ({
  ...rest,
  ...tagColumns(tags),
  ...(site === undefined ? {} : { location_id: site }),
  ...(form === undefined ? {} : { form_id: form }),
  ...(frame === undefined ? {} : { frame_id: frame }),
  ...(style === undefined ? {} : { style: toStyle(style) }),
  // Without a form or a frame there is nothing to show: the code is a draft again.
  ...(form === null || frame === null
    ? { state: 'draft' as const, published_form_id: null, published_version: null }
    : {}),
});

/** The SQL of codes. Deleted ones do not exist here. */
export const codesSql = {
  async list(database: Database, accountId: string, query: CodeQuery): Promise<Paged<StoredCode>> {
    const { count, results } = await readPage<Row>(database, query, {
      select: columns,
      from: source,
      where: [
        sql`code.account_id = ${accountId} and code.deleted_at is null`,
        ...amongIds(id, query.ids),
        ...withId(sql`location.company_id`, query.company),
        ...withId(sql`code.location_id`, query.site),
        ...withId(sql`code.form_id`, query.form),
        ...withId(sql`code.frame_id`, query.frame),
        ...withTag([sql`code.tag_keys`, sql`location.tag_keys`], query.tag),
        ...(query.state === undefined ? [] : [sql`code.state = ${query.state}`]),
        ...containing(
          [sql`code.name`, sql`code.description`, sql`code.slug`, sql`location.name`],
          query.search,
        ),
      ],
      orderBy: inOrder(query.ordering, orders, newestFirst, id),
    });
    return { count, results: results.map(toCode) };
  },

  async find(
    database: Database,
    accountId: string,
    codeId: string,
  ): Promise<StoredCode | undefined> {
    if (!isId(codeId)) return undefined;
    const { rows } = await sql<Row>`
      select ${columns} from ${source}
      where code.account_id = ${accountId} and code.id = ${codeId}
        and code.deleted_at is null`.execute(database);
    return rows[0] && toCode(rows[0]);
  },

  /** Writes a new one. Under an id that is taken, what has it stays as it is. */
  async insert(
    database: Database,
    accountId: string,
    codeId: string,
    slug: string,
    { site, form, frame, style, tags, ...code }: CodeInput,
    now: Date,
  ): Promise<void> {
    await database
      .insertInto('code')
      .values({
        ...code,
        ...tagColumns(tags),
        account_id: accountId,
        id: codeId,
        slug,
        location_id: site,
        form_id: form,
        frame_id: frame,
        style: toStyle(style),
        created_at: now,
        updated_at: now,
        deleted_at: null,
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'id']).doNothing())
      .execute();
  },

  async update(
    database: Database,
    accountId: string,
    codeId: string,
    change: CodeChange,
    now: Date,
  ): Promise<boolean> {
    if (!isId(codeId)) return false;
    const { numUpdatedRows } = await database
      .updateTable('code')
      .set({ ...toColumns(change), updated_at: now })
      .where('account_id', '=', accountId)
      .where('id', '=', codeId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Keeps others from changing a code until the transaction ends. */
  async lock(database: Database, accountId: string, codeId: string): Promise<void> {
    if (!isId(codeId)) return;
    await sql`
      select id from code where account_id = ${accountId} and id = ${codeId} for update`.execute(
      database,
    );
  },

  async findVisitKey(database: Database, accountId: string, codeId: string) {
    const row = await database
      .selectFrom('code')
      .select('visit_key')
      .where('account_id', '=', accountId)
      .where('id', '=', codeId)
      .executeTakeFirst();
    return row?.visit_key ?? undefined;
  },

  /** False when there is no such code. */
  async setVisitKey(
    database: Database,
    accountId: string,
    codeId: string,
    key: string,
    now: Date,
  ): Promise<boolean> {
    if (!isId(codeId)) return false;
    const { numUpdatedRows } = await database
      .updateTable('code')
      .set({ visit_key: key, visit_key_at: now })
      .where('account_id', '=', accountId)
      .where('id', '=', codeId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** The version that a code was published with after a moment, when nothing it shows has changed since. */
  async findJustPublished(
    database: Database,
    accountId: string,
    codeId: string,
    since: Date,
  ): Promise<{ version: number; is_mailed: boolean } | undefined> {
    const { rows } = await sql<{ version: number; is_mailed: boolean }>`
      select code.published_version as version, exists (
          select from letter where letter.account_id = code.account_id
            and letter.kind = 'sendCodePublished' and letter.about = code.id::text
            and letter.created_at >= code.published_at) as is_mailed
      from code
      join form on form.account_id = code.account_id and form.id = code.published_form_id
      join frame on frame.account_id = code.account_id and frame.id = code.frame_id
      where code.account_id = ${accountId} and code.id = ${codeId} and code.state = 'published'
        and code.form_id = code.published_form_id and code.published_at > ${since}
        and greatest(code.updated_at, form.updated_at, frame.updated_at) <= code.published_at`.execute(
      database,
    );
    return rows[0];
  },

  /** Opens a code with a frozen version of its form. */
  async publish(
    database: Database,
    accountId: string,
    codeId: string,
    formId: string,
    version: number,
    now: Date,
  ): Promise<void> {
    await database
      .updateTable('code')
      .set({
        state: 'published',
        published_form_id: formId,
        published_version: version,
        published_at: now,
        paused_at: null,
        updated_at: now,
      })
      .where('account_id', '=', accountId)
      .where('id', '=', codeId)
      .execute();
  },

  /** Moves a code between open and paused. False when it is a draft, or not there. */
  async setState(
    database: Database,
    accountId: string,
    codeId: string,
    state: 'published' | 'paused',
    now: Date,
  ): Promise<boolean> {
    const { numUpdatedRows } = await database
      .updateTable('code')
      .set({
        state,
        // Paused twice, it is paused since the first time.
        paused_at:
          state === 'paused'
            ? sql`case when state = 'paused' then paused_at else ${now} end`
            : null,
        updated_at: now,
      })
      .where('account_id', '=', accountId)
      .where('id', '=', codeId)
      .where('deleted_at', 'is', null)
      .where('state', '<>', 'draft')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
};

/** A code with its printed address, which depends on where the product runs. */
export const withAddress = (
  code: StoredCode,
  { publicOrigin }: Pick<Settings, 'publicOrigin'>,
): Code => ({ ...code, short_url: `${publicOrigin}/r/${code.slug}` });
