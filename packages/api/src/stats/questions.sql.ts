import { fieldTypes, type FormField, rangeOf } from '@hearback/schema/documents';
import { type RawBuilder, sql } from 'kysely';

import { onDays } from '../feedback/comments.sql.ts';
import { isAnswer } from '../feedback/feedbackRows.sql.ts';
import { atPlace } from './atPlace.sql.ts';
import type { StatsQuery } from './contract.ts';
import type { Database } from '../database/connect.ts';
import { withId } from '../database/readPage.ts';
import type { Period } from './rollup/Cell.ts';

/** The counted fields of a published version, in their order. */
export interface AskedVersion {
  form_id: string;
  title: string;
  version: number;
  fields: FormField[];
  /** All fields, where one of them is not asked of everybody. */
  whole: FormField[] | null;
}

/** The submissions to a version that were asked a field with a condition. */
export interface AskedField {
  form_id: string;
  version: number;
  field_id: string;
  count: number;
}

/** The number of answers to a field with an item. Without an item: the number of submissions that answer it. */
export interface CountedAnswer {
  form_id: string;
  field_id: string;
  item: string | null;
  count: number;
}

/** Something that a visitor typed as an answer. */
export interface TypedText {
  form_id: string;
  field_id: string;
  feedback_id: string;
  text: string;
  language: string | null;
  occurred_at: string;
}

/** The answers that figures are of. */
type Scope = Pick<StatsQuery, 'set_aside' | 'company' | 'site' | 'code' | 'tag'> &
  Period & {
    accountId: string;
    /** The forms with such fields. */
    forms: readonly string[];
  };

const answered = ({ accountId, forms, set_aside: aside, from, to, ...filter }: Scope) =>
  sql.join(
    [
      sql`feedback.account_id = ${accountId} and feedback.deleted_at is null
        and feedback.form_id = any(${forms}::uuid[])`,
      ...(aside === 'include' ? [] : [sql`feedback.is_spam = ${aside === 'only'}`]),
      ...withId(sql`feedback.code_id`, filter.code),
      ...atPlace(accountId, filter),
      ...(from === undefined && to === undefined ? [] : [onDays({ from, to })]),
    ],
    sql` and `,
  );

/** True of a submission whose visitor was shown a field: the rule of `isShown` over stored answers. */
function wasShown(
  fields: readonly FormField[],
  { id, show_when: when }: FormField,
): RawBuilder<unknown> {
  const source = when && fields.find((each) => each.id === when.field || each.id === id);
  if (!source || source.id === id) return sql`true`;
  const { answer } = fieldTypes[source.type];
  const column = answer?.column ?? null;
  const value = sql`feedback.answers -> ${source.id}::text -> 'value'`;
  const given =
    column === 'rating'
      ? sql`feedback.rating is not null`
      : column === null
        ? sql`jsonb_exists(feedback.answers, ${source.id}::text)`
        : sql`${sql.ref(`feedback.${column}`)} <> ''`;
  const { test, value: wanted, to } = when;
  const [low, high] = rangeOf(source) ?? [0, 0];
  const between = (first: unknown, last: unknown) => {
    const number = column === 'rating' ? sql`feedback.rating` : sql`(${value} #>> '{}')::numeric`;
    return sql`coalesce(${number} between ${Number(first)}::int and ${Number(last)}::int, false)`;
  };
  const isChosen = isAnswer(value, String(wanted));
  const passes = {
    answered: given,
    not_answered: sql`not (${given})`,
    is: isChosen,
    is_not: sql`${given} and not ${isChosen}`,
    at_most: between(low, wanted),
    at_least: between(wanted, high),
    between: between(wanted, to),
  }[test];
  return sql`${wasShown(fields, source)} and ${passes}`;
}

/** Words are counted in so many of the newest texts. */
const readTexts = 2_000;

/** The SQL of the answers that are kept by the id of their field. */
export const questionsSql = {
  /** The versions with fields of some types: forms by title, versions newest first. */
  async askedVersions(
    database: Database,
    accountId: string,
    { form }: Pick<StatsQuery, 'form'>,
    types: readonly string[],
  ): Promise<AskedVersion[]> {
    const { rows } = await sql<AskedVersion>`
      select form_version.form_id, form.document ->> 'title' as title, form_version.version, counted.fields,
        case when form_version.document @? '$.fields[*].show_when'
          then form_version.document -> 'fields' end as whole
      from form_version
      join form on form.account_id = form_version.account_id and form.id = form_version.form_id
      cross join lateral (
        select jsonb_agg(field order by place) as fields
        from jsonb_array_elements(form_version.document -> 'fields') with ordinality as each(field, place)
        where field ->> 'type' = any(${types}::text[])
      ) as counted
      where ${sql.join(
        [
          sql`form_version.account_id = ${accountId} and form.deleted_at is null
            and counted.fields is not null`,
          ...withId(sql`form.id`, form),
        ],
        sql` and `,
      )}
      order by 2, form_version.form_id, form_version.version desc`.execute(database);
    return rows;
  },

  /** Counts who was asked each field with a condition. */
  async countAsked(
    database: Database,
    scope: Scope,
    versions: readonly AskedVersion[],
  ): Promise<AskedField[]> {
    const counts = versions.flatMap(({ form_id, version, fields, whole }) =>
      fields
        .filter(({ show_when }) => show_when)
        .map(
          (field) => sql<AskedField>`
            select ${form_id}::text as form_id, ${version}::int as version, ${field.id}::text as field_id,
              count(*) as count
            from feedback
            where ${answered(scope)} and feedback.form_id = ${form_id}::uuid
              and feedback.form_version = ${version} and ${wasShown(whole ?? fields, field)}`,
        ),
    );
    if (counts.length === 0) return [];
    const { rows } = await sql<AskedField>`${sql.join(counts, sql` union all `)}`.execute(database);
    return rows;
  },

  /** Counts the answers to fields of some types, by option, point or number; those of texts as a whole. */
  async countAnswers(
    database: Database,
    scope: Scope,
    types: readonly string[],
  ): Promise<CountedAnswer[]> {
    const { rows } = await sql<CountedAnswer>`
      select feedback.form_id, entry.key as field_id, given.item, count(*) as count
      from feedback
      cross join lateral jsonb_each(feedback.answers) as entry
      cross join lateral (select entry.value -> 'value' as value) as answer
      cross join lateral jsonb_array_elements_text('[null]' || case jsonb_typeof(answer.value)
        when 'object' then coalesce(answer.value -> 'chosen', '[]')
        when 'string' then '[]'
        else jsonb_build_array(answer.value) end) as given(item)
      where ${answered(scope)} and feedback.answers <> '{}' and entry.value ->> 'type' = any(${types}::text[])
      group by feedback.form_id, entry.key, given.item`.execute(database);
    return rows;
  },

  /** The newest texts that were typed as answers to fields of some types, newest first. */
  async newestTexts(
    database: Database,
    scope: Scope,
    types: readonly string[],
  ): Promise<TypedText[]> {
    const { rows } = await sql<Omit<TypedText, 'occurred_at'> & { occurred_at: Date }>`
      select feedback.form_id, entry.key as field_id, feedback.id as feedback_id, typed.text,
        feedback.language, feedback.occurred_at
      from feedback
      cross join lateral jsonb_each(feedback.answers) as entry
      cross join lateral (select case jsonb_typeof(entry.value -> 'value')
        when 'object' then entry.value -> 'value' ->> 'other'
        when 'string' then entry.value ->> 'value' end as text) as typed
      where ${answered(scope)} and feedback.answers <> '{}' and entry.value ->> 'type' = any(${types}::text[])
        and typed.text <> ''
      order by feedback.occurred_at desc, feedback.id limit ${readTexts}`.execute(database);
    return rows.map((row) => ({ ...row, occurred_at: row.occurred_at.toISOString() }));
  },
};
