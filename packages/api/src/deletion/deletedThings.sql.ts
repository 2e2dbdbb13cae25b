import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';
import { idList } from '../database/readPage.ts';

/** Expired and unused rows of all accounts. */
export const leftoversSql = {
  /** Deletes the tokens of letters, and logins that were begun at a provider, that expired before a moment. */
  async removeOneTimeTokens(database: Database, before: Date): Promise<void> {
    await database.deleteFrom('one_time_token').where('expires_at', '<', before).execute();
    await database.deleteFrom('oidc_request').where('expires_at', '<', before).execute();
    // A change is taken back for a week after it was confirmed, which is within a day.
    await database
      .deleteFrom('email_change')
      .where('expires_at', '<', before)
      .where((either) =>
        either.or([either('undo_until', 'is', null), either('undo_until', '<', before)]),
      )
      .execute();
  },

  /** Deletes the sessions that could not live on after a moment, and the tokens that expired before it. */
  async removeSessions(database: Database, before: Date): Promise<void> {
    await database.deleteFrom('refresh_token').where('expires_at', '<', before).execute();
    await database.deleteFrom('session').where('expires_at', '<', before).execute();
  },

  /**
   * Deletes the accounts that were opened before a moment and never activated. One that was sent a
   * letter since, or holds a link that still works, stays; so does one that anybody ever used.
   */
  async removeNeverActivated(database: Database, before: Date, now: Date): Promise<void> {
    const isUnused = sql`created_at < ${before}
      and not exists (select from person where account_id = account.id
        and (is_active or activated_at is not null))
      and not exists (select from one_time_token where account_id = account.id
        and expires_at > ${now})`;
    const { rows } = await sql<{ id: string }>`select id from account where ${isUnused}`.execute(
      database,
    );
    const ids = rows.map(({ id }) => id);
    const { rows: busy } = await sql<{ account_id: string }>`
      select account_id from letter where account_id in ${idList(ids)} and created_at >= ${before}
      union select account_id from company where account_id in ${idList(ids)}`.execute(database);
    const kept = new Set(busy.map(({ account_id }) => account_id));
    const gone = idList(ids.filter((id) => !kept.has(id)));
    await sql`
      delete from account where id in ${gone} and not exists (
        select from person where account_id = account.id
          and (is_active or activated_at is not null))`.execute(database);
  },

  /** Deletes what happened to accounts before a moment. */
  async removeSecurityEvents(database: Database, before: Date): Promise<void> {
    await database.deleteFrom('security_event').where('created_at', '<', before).execute();
  },
};

/** The tables to purge, in an order in which no row refers to one that was purged before it. */
const tables = ['feedback', 'scan', 'code', 'location', 'company'] as const;

/** Few enough that a batch is over in a moment, and nobody waits for its locks. */
const batchSize = 1_000;

/** Documents are large, and each is searched for its pictures. */
const documentBatchSize = 50;

interface Picture {
  account_id: string;
  id: string;
}

/** The pictures that documents show: `/api/image/<id>/`. */
const picturesIn = sql`
  regexp_matches(document::text, '/api/image/([0-9a-f-]{36})/', 'g')`;

/** The picture in a code's own style. Null without one. */
const pictureOfCode = sql`style #>> '{logo,id}'`;

/** Deleted rows that can no longer be restored, of all accounts. */
export const deletedThingsSql = {
  /** Deletes some of what was marked before a moment. Answers whether there may be more. */
  async removeBatch(database: Database, before: Date): Promise<boolean> {
    for (const table of tables) {
      const { rows: gone } = await sql<{ account_id: string; picture: string | null }>`
        delete from ${sql.table(table)} where (account_id, id) in (
          select account_id, id from ${sql.table(table)}
          where deleted_at < ${before} limit ${batchSize})
        returning account_id, ${table === 'code' ? pictureOfCode : sql`null::text`} as picture`.execute(
        database,
      );
      await removeUnused(
        database,
        gone.flatMap(({ account_id, picture }) =>
          picture === null ? [] : { account_id, id: picture },
        ),
      );
      if (gone.length > 0) return true;
    }
    return false;
  },

  /** Forgets some of the visit codes that were used and ended before a moment. Answers whether there may be more. */
  async removeUsedVisitBatch(database: Database, before: Date): Promise<boolean> {
    const { numAffectedRows = 0n } = await sql`
      delete from used_visit where (account_id, code_id, nonce) in (
        select account_id, code_id, nonce from used_visit
        where expires_at < ${before} limit ${batchSize})`.execute(database);
    return numAffectedRows > 0n;
  },

  /**
   * Deletes some of the answers that programs left before a moment. Those that are set aside for another reason
   * may be people's, and stay. Answers whether there may be more.
   */
  async removeSpamBatch(database: Database, before: Date): Promise<boolean> {
    const { numAffectedRows = 0n } = await sql`
      delete from feedback where (account_id, id) in (
        select account_id, id from feedback
        where is_spam and coalesce(spam_reason, 'too_fast') in ('too_fast', 'hidden_field')
          and received_at < ${before} limit ${batchSize})`.execute(database);
    return numAffectedRows > 0n;
  },

  /**
   * Deletes some forms, frames and templates that were marked before a moment, and the pictures that they alone
   * showed. A form stays, unseen, while an answer is kept that was given to it. Answers whether
   * there may be more.
   */
  async removeDocumentBatch(database: Database, before: Date): Promise<boolean> {
    const pictures: Picture[] = [];
    let removed = 0n;
    for (const table of ['form', 'frame', 'template'] as const) {
      const due = sql`deleted_at < ${before} ${
        table === 'form'
          ? sql`
              and not exists (select from feedback
                where feedback.account_id = form.account_id and feedback.form_id = form.id)
              and not exists (select from scan
                where scan.account_id = form.account_id and scan.form_id = form.id)`
          : sql``
      }`;
      const { rows: found } = await sql<Picture>`
        select account_id, id from ${sql.table(table)} where ${due}
        order by account_id, id limit ${documentBatchSize}`.execute(database);
      for (const [accountId, own] of Map.groupBy(found, ({ account_id }) => account_id)) {
        const { rows: gone } = await sql<Picture>`
          select account_id, id from ${sql.table(table)} where account_id = ${accountId}
            and id in ${idList(own.map(({ id }) => id))}
          order by id for update`.execute(database);
        const ids = idList(gone.map(({ id }) => id));
        const isGone = (id: string) => sql`account_id = ${accountId} and ${sql.ref(id)} in ${ids}`;
        const { rows: shown } = await sql<Picture>`
        select distinct account_id, (${picturesIn})[1] as id from (
          select account_id, document from ${sql.table(table)} where ${isGone('id')}
          ${
            table === 'form'
              ? sql`union all
                select account_id, document from form_version where ${isGone('form_id')}`
              : sql``
          }) as documents`.execute(database);
        pictures.push(...shown);
        const { numAffectedRows = 0n } = await sql`
        delete from ${sql.table(table)} where ${isGone('id')} and ${due}`.execute(database);
        removed += numAffectedRows;
      }
    }
    await removeUnused(database, pictures);
    return removed > 0n;
  },

  /** Forgets the deletions before a moment. */
  removeDeletions: (database: Database, before: Date) =>
    database.deleteFrom('deletion').where('deleted_at', '<', before).execute(),
};

/** Deletes pictures that no document and no code of their account shows any more. */
async function removeUnused(database: Database, pictures: readonly Picture[]): Promise<void> {
  for (const { account_id, id } of pictures) {
    const shows = (table: string) => sql`
      exists (select from ${sql.table(table)} where account_id = ${account_id}
        and position(${id} in document::text) > 0)`;
    await sql`
      delete from image where account_id = ${account_id} and id = ${id}
        and not exists (select from code where account_id = ${account_id}
          and style #>> '{logo,id}' = ${id})
        and not (${shows('form')} or ${shows('form_version')} or ${shows('frame')}
          or ${shows('template')})`.execute(database);
  }
}
