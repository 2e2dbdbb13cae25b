import { type RawBuilder, sql } from 'kysely';

import type { FormDocument } from '@hearback/schema/documents';

import type { Database } from '../database/connect.ts';

/** An open or paused code, with what a visitor of it sees. */
export interface OpenCode {
  account_id: string;
  code_id: string;
  code_name: string;
  location_name: string;
  company_name: string;
  /** The names of company and place that visitors see. */
  visitor_company: string;
  visitor_place: string | null;
  /** The clock by which its visitors' days are counted. */
  timezone: string;
  /** Since when it hangs at its location. Null for one that never moved. */
  placed_at: Date | null;
  state: 'published' | 'paused';
  /** The slug of the board that visitors are led to. Null: none. */
  board: string | null;
  slug: string;
  /** The key of its visit codes, if it has one. */
  visit_key: string | null;
  /** Since when it is paused. Null for an open one. */
  paused_at: Date | null;
  form_id: string;
  form_version: number;
  document: FormDocument;
}

/** The names shown for a code that was open once. */
export type ClosedCode = Pick<OpenCode, 'visitor_company' | 'visitor_place'>;

export const visitorNames = sql`
  coalesce(company.visitor_name, company.name) as visitor_company,
  location.visitor_name as visitor_place`;

/**
 * The form that an experiment has planned for a code today, by the clock of its location. None where the form was
 * deleted since: the code shows its own.
 */
const plannedForm = (now: Date, account: RawBuilder<unknown>) => sql`
  select form.id as form_id, picked.version
  from experiment_code as plan
  join experiment on experiment.account_id = plan.account_id and experiment.id = plan.experiment_id
    and experiment.kind = 'forms' and experiment.stopped_at is null
  cross join lateral (
    select (${now}::timestamptz at time zone location.timezone)::date - experiment.starts as day) as today
  cross join lateral (
    select substr(plan.sequence, today.day / experiment.period_days + 1, 1) as side) as period
  cross join lateral (
    select case period.side when 'A' then experiment.a_id else experiment.b_id end as form_id,
      case period.side when 'A' then experiment.a_version else experiment.b_version end as version) as picked
  join form on form.account_id = plan.account_id and form.id = picked.form_id and form.deleted_at is null
  where plan.account_id = ${account} and plan.code_id = code.id and today.day >= 0
    and today.day < experiment.periods * experiment.period_days
  limit 1`;

/** The SQL of the visitor's side: found by the printed slug, since a visitor has no account. */
export const surveysSql = {
  /** The account of a printed slug: null if it is gone or not known, undefined for a slug that was never given. */
  async findAccount(database: Database, slug: string): Promise<string | null | undefined> {
    const row = await database
      .selectFrom('slug')
      .select('account_id')
      .where('slug', '=', slug)
      .executeTakeFirst();
    return row?.account_id;
  },

  /**
   * The code behind a slug; undefined for a draft, deleted or unknown one. In a distributed database every node is asked
   * where its account is not given, and one where it is.
   */
  async findBySlug(
    database: Database,
    slug: string,
    now: Date,
    accountId?: string,
  ): Promise<OpenCode | undefined> {
    // Citus sends a statement to one node alone if each part of it names the account.
    const account = accountId === undefined ? sql`code.account_id` : sql`${accountId}::uuid`;
    const { rows } = await sql<OpenCode>`
      select code.account_id, code.id as code_id, code.name as code_name,
        location.name as location_name, location.timezone, company.name as company_name,
        ${visitorNames},
        (select nullif(max(place.since), '-infinity') from code_place as place
          where place.account_id = ${account} and place.code_id = code.id) as placed_at,
        (select board.slug from board where board.account_id = ${account}
          and board.location_id = code.location_id and board.is_on and board.is_linked) as board,
        code.state, code.paused_at, code.slug, code.visit_key,
        form_version.form_id, form_version.version as form_version, form_version.document
      from code
      join location on location.account_id = code.account_id and location.id = code.location_id
      join company on company.account_id = code.account_id and company.id = location.company_id
      left join lateral (${plannedForm(now, account)}) as planned on true
      join form_version on form_version.account_id = code.account_id
        and form_version.form_id = coalesce(planned.form_id, code.published_form_id)
        and form_version.version = coalesce(planned.version, code.published_version)
      where code.slug = ${slug} and code.state <> 'draft' and code.deleted_at is null
        and code.account_id = ${account}`.execute(database);
    return rows[0];
  },

  /**
   * A code that was open once and is not any more: its form or its frame was deleted. Never one that was
   * not published yet, nor one that is deleted itself.
   */
  async findClosedBySlug(
    database: Database,
    slug: string,
    accountId: string | null,
  ): Promise<ClosedCode | undefined> {
    const { rows } = await sql<ClosedCode>`
      select ${visitorNames} from code
      join location on location.account_id = code.account_id and location.id = code.location_id
      join company on company.account_id = code.account_id and company.id = location.company_id
      where code.slug = ${slug} and code.state = 'draft' and code.published_at is not null
        and code.deleted_at is null
        and code.account_id = ${accountId === null ? sql`code.account_id` : sql`${accountId}::uuid`}`.execute(
      database,
    );
    return rows[0];
  },

  /** The names of the place where a code hung at an earlier moment. */
  async findPlace(
    database: Database,
    accountId: string,
    codeId: string,
    moment: Date,
  ): Promise<Pick<OpenCode, 'location_name' | 'company_name'> | undefined> {
    const { rows } = await sql<Pick<OpenCode, 'location_name' | 'company_name'>>`
      select location.name as location_name, company.name as company_name
      from code_place as place
      join location on location.account_id = place.account_id and location.id = place.location_id
      join company on company.account_id = place.account_id and company.id = location.company_id
      where place.account_id = ${accountId} and place.code_id = ${codeId}
        and place.since <= ${moment} and place.until > ${moment}`.execute(database);
    return rows[0];
  },

  /** An earlier version of a form, for an answer that was begun before it changed. */
  async findVersion(
    database: Database,
    accountId: string,
    formId: string,
    version: number,
  ): Promise<FormDocument | undefined> {
    const row = await database
      .selectFrom('form_version')
      .select('document')
      .where('account_id', '=', accountId)
      .where('form_id', '=', formId)
      .where('version', '=', version)
      .executeTakeFirst();
    return row?.document;
  },

  /** The secret of one calendar day, made on the day's first scan anywhere. */
  async saltOf(database: Database, day: string, fresh: Uint8Array): Promise<Uint8Array> {
    await sql`
      insert into visitor_salt (day, salt) values (${day}, ${fresh}) on conflict do nothing`.execute(
      database,
    );
    const { salt } = await database
      .selectFrom('visitor_salt')
      .select('salt')
      .where(sql<boolean>`day = ${day}`)
      .executeTakeFirstOrThrow();
    return salt;
  },

  /** Destroys the secrets of all days before one. */
  async destroySaltsBefore(database: Database, day: string): Promise<void> {
    await sql`delete from visitor_salt where day < ${day}`.execute(database);
  },
};
