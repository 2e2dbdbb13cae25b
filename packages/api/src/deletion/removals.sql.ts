import { sql, type RawBuilder } from 'kysely';

import type { Cascade } from '../collection/contract.ts';
import type { Database } from '../database/connect.ts';
import { runForAccount } from '../database/onShards.ts';
import { idList } from '../database/readPage.ts';
import { hungAt } from '../stats/atPlace.sql.ts';

/** The things that can be deleted with everything that belongs to them. */
export type RootThing = 'company' | 'location' | 'code';

/** The things that codes link to. Removing one unpublishes them. */
export type LinkedThing = 'form' | 'frame';

/** One delete: its id, and when it happened. */
export interface Deleting {
  id: string;
  at: Date;
}

/** The numbers of named things that were found, and of things that went, or would go, with them. */
export interface Removed extends Cascade {
  found: number;
}

/** The things of a removal alone, without what hangs on their codes. */
export type RemovedThings = Omit<Removed, 'feedback'>;

const nothing: Removed = { found: 0, locations: 0, codes: 0, feedback: 0 };

const read = async (database: Database, query: RawBuilder<Removed>): Promise<Removed> =>
  (await query.execute(database)).rows[0] ?? nothing;

/** The columns that mark a row as deleted by a deletion. */
const gone = ({ id, at }: Deleting) => sql`deleted_at = ${at}, deletion_id = ${id}`;

/** The rows of a table that are there and named by their ids. */
const named = (accountId: string, ids: readonly string[]) =>
  sql`account_id = ${accountId} and deleted_at is null and id in ${idList(ids)}`;

/** The rows of a table that are there and hang on the removed ones. */
const below = (accountId: string, column: string, above: string) =>
  sql`account_id = ${accountId} and deleted_at is null
    and ${sql.ref(column)} in (select id from ${sql.table(above)})`;

/**
 * The rows that each step deletes: `company` takes its locations, these take their codes and what was answered
 * there, also at codes that hang elsewhere by now.
 */
const pick = (accountId: string, ids: readonly string[], thing: RootThing) => ({
  companies: thing === 'company' ? named(accountId, ids) : sql`account_id = ${accountId} and false`,
  locations:
    thing === 'location' ? named(accountId, ids) : below(accountId, 'company_id', 'gone_company'),
  codes:
    thing === 'code' ? named(accountId, ids) : below(accountId, 'location_id', 'gone_location'),
  answers: sql`account_id = ${accountId} and deleted_at is null and (
    code_id in (select id from gone_code)
    or ${hungAt('feedback', accountId, sql`select id from gone_location`)})`,
});

/**
 * Locks what a removal takes, so that nobody hangs anything on it meanwhile: codes, then locations,
 * then companies, the order in which everyone else takes them. What they waited for is seen by the
 * next statement alone.
 */
async function lockAll(
  database: Database,
  accountId: string,
  thing: RootThing,
  ids: readonly string[],
): Promise<void> {
  const mine = sql`account_id = ${accountId}`;
  const places =
    thing === 'company' ? sql`company_id in ${idList(ids)}` : sql`id in ${idList(ids)}`;
  const codes =
    thing === 'code'
      ? sql`id in ${idList(ids)}`
      : sql`location_id in (select id from location where ${mine} and ${places})`;
  const lock = (table: string, which: RawBuilder<unknown>) =>
    sql`
      select id from ${sql.table(table)} where ${mine} and ${which}
      order by id for update`.execute(database);

  await lock('code', codes);
  if (thing !== 'code') await lock('location', places);
  if (thing === 'company') await lock('company', sql`id in ${idList(ids)}`);
}

const counts = (thing: RootThing) => sql`
  select
    (select count(*) from ${sql.table(`gone_${thing}`)}) as found,
    ${thing === 'company' ? sql`(select count(*) from gone_location)` : sql`0`} as locations,
    ${thing === 'code' ? sql`0` : sql`(select count(*) from gone_code)`} as codes`;

/** Soft deletes with all that goes with them, and the counts that are shown before. */
export const removalsSql = {
  /** Counts what removing things would take with it. */
  preview(
    database: Database,
    accountId: string,
    thing: RootThing,
    ids: readonly string[],
  ): Promise<Removed> {
    const { companies, locations, codes, answers } = pick(accountId, ids, thing);
    return read(
      database,
      sql<Removed>`
        with gone_company as (select id from company where ${companies}),
          gone_location as (select id from location where ${locations}),
          gone_code as (select id from code where ${codes}),
          gone_feedback as (select is_spam from feedback where ${answers})
        ${counts(thing)}, (select count(*) from gone_feedback where not is_spam) as feedback`,
    );
  },

  /**
   * Marks things, and the locations and codes that go with them, as deleted at one moment, so that it can
   * be undone. What hangs on the codes goes after them: see `deletionRests`.
   */
  async remove(
    database: Database,
    accountId: string,
    thing: RootThing,
    ids: readonly string[],
    deleting: Deleting,
  ): Promise<RemovedThings> {
    await lockAll(database, accountId, thing, ids);
    const { companies, locations, codes } = pick(accountId, ids, thing);
    const mark = gone(deleting);
    const rows = await runForAccount(
      database,
      accountId,
      sql<RemovedThings>`
      with gone_company as (update company set ${mark} where ${companies} returning id),
        gone_location as (update location set ${mark} where ${locations} returning id),
        gone_code as (update code set ${mark} where ${codes} returning id)
      ${counts(thing)}`,
    );
    return rows[0] ?? nothing;
  },

  /** Counts the open codes that removing forms or frames would unpublish. */
  previewUnlink(
    database: Database,
    accountId: string,
    thing: LinkedThing,
    ids: readonly string[],
  ): Promise<Removed> {
    return read(
      database,
      sql<Removed>`
        with gone as (
          select id from ${sql.table(thing)} where ${named(accountId, ids)})
        select (select count(*) from gone) as found, 0 as locations, 0 as feedback,
          (select count(*) from code where account_id = ${accountId} and deleted_at is null
            and state <> 'draft' and (${linksTo(thing)})) as codes`,
    );
  },

  /**
   * Marks forms or frames as deleted and unpublishes the codes that show them. How these were is
   * noted, also of deleted ones, so that it can be undone.
   */
  async removeAndUnlink(
    database: Database,
    accountId: string,
    thing: LinkedThing,
    ids: readonly string[],
    deleting: Deleting,
  ): Promise<Removed> {
    const column = sql.ref(`${thing}_id`);
    // Codes first, as everyone does; then the thing itself, to which no code is linked any more.
    await sql`
      select id from code where account_id = ${accountId} and ${column} in ${idList(ids)}
      order by id for update`.execute(database);
    await sql`
      select id from ${sql.table(thing)} where ${named(accountId, ids)}
      order by id for update`.execute(database);
    const rows = await runForAccount(
      database,
      accountId,
      // Every part of the statement sees the rows as they were: the count is of codes that were open.
      sql<Removed>`
        with gone as (
          update ${sql.table(thing)} set ${gone(deleting)}
          where ${named(accountId, ids)} returning id),
        noted as (
          insert into deletion_link (account_id, deletion_id, code_id, form_id, frame_id, state,
            published_form_id, published_version, style)
          select account_id, ${deleting.id}, id, form_id, frame_id, state, published_form_id,
            published_version, style
          from code where account_id = ${accountId} and (${linksTo(thing)}) returning code_id),
        unlinked as (
          update code set state = 'draft', published_form_id = null, published_version = null,
            updated_at = ${deleting.at},
            ${column} = case
              when ${column} in (select id from gone) then null
              else ${column} end
          where account_id = ${accountId} and (${linksTo(thing)}) returning id)
        select (select count(*) from gone) as found, 0 as locations, 0 as feedback,
          (select count(*) from code where account_id = ${accountId} and deleted_at is null
            and state <> 'draft' and (${linksTo(thing)})) as codes,
          (select count(*) from noted) as noted, (select count(*) from unlinked) as unlinked`,
    );
    return rows[0] ?? nothing;
  },

  /** Counts the templates that are there to be removed. */
  previewTemplates(
    database: Database,
    accountId: string,
    ids: readonly string[],
  ): Promise<Removed> {
    return read(
      database,
      sql<Removed>`
        select count(*) as found, 0 as locations, 0 as codes, 0 as feedback from template
        where ${named(accountId, ids)}`,
    );
  },

  /** Marks templates as deleted. Nothing hangs on them. Answers how many were there. */
  async removeTemplates(
    database: Database,
    accountId: string,
    ids: readonly string[],
    { id, at }: Deleting,
  ): Promise<number> {
    const { numUpdatedRows } = await database
      .updateTable('template')
      .set({ deleted_at: at, deletion_id: id })
      .where(sql<boolean>`${named(accountId, ids)}`)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  },

  /** Counts the feedback that is there to be removed. */
  async previewFeedback(
    database: Database,
    accountId: string,
    ids: readonly string[],
  ): Promise<Removed> {
    return read(
      database,
      sql<Removed>`
        select count(*) as found, 0 as locations, 0 as codes, 0 as feedback from feedback
        where ${named(accountId, ids)} and not is_spam`,
    );
  },

  /** Marks feedback as deleted. Answers how many were there. */
  async removeFeedback(
    database: Database,
    accountId: string,
    ids: readonly string[],
    { id, at }: Deleting,
  ): Promise<number> {
    const { numUpdatedRows } = await database
      .updateTable('feedback')
      .set({ deleted_at: at, deletion_id: id })
      .where(sql<boolean>`${named(accountId, ids)}`)
      .where('is_spam', '=', false)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  },
};

/** The condition that a code shows one of the removed things. */
const linksTo = (thing: LinkedThing) =>
  thing === 'frame'
    ? sql`frame_id in (select id from gone)`
    : sql`form_id in (select id from gone) or published_form_id in (select id from gone)`;
