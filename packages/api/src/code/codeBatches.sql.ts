import { sql } from 'kysely';

import type { CodeInput } from './contract.ts';
import type { Database } from '../database/connect.ts';
import { tagColumns } from '../database/readPage.ts';
import { toJsonText } from '../database/toJsonText.ts';

/** Codes to be added together, with what they get from us: an id and a slug each. */
export interface CodeBatch {
  id: string;
  /** Of the rows as they were asked for. */
  hash: string;
  rows: readonly (CodeInput & { id: string; slug: string })[];
}

/** The SQL of codes that are added together. */
export const codeBatchesSql = {
  /** Gives an account those of these slugs for ever that were never given before, and answers them. */
  async takeSlugs(
    database: Database,
    accountId: string,
    slugs: readonly string[],
  ): Promise<string[]> {
    const { rows } = await sql<{ slug: string }>`
      insert into slug (slug, account_id)
      select slug, ${accountId}::uuid from unnest(string_to_array(${slugs.join(',')}, ',')) as slug
      on conflict do nothing returning slug`.execute(database);
    return rows.map(({ slug }) => slug);
  },

  /**
   * Adds all codes of a batch. One that was added before stays as it is; another transaction that
   * is adding it right now is waited for.
   */
  async insert(
    database: Database,
    accountId: string,
    { id, hash, rows }: CodeBatch,
    now: Date,
  ): Promise<void> {
    await sql`
      insert into code (account_id, id, slug, name, description, location_id, form_id, frame_id,
        style, replaces_answers, tags, tag_keys, batch_id, batch_row, batch_hash, created_at, updated_at)
      select ${accountId}::uuid, row.id, row.slug, row.name, row.description, row.site, row.form,
        row.frame, row.style, row.replaces_answers, row.tags, row.tag_keys, ${id}::uuid, row.place, ${hash}, ${now}::timestamptz, ${now}::timestamptz
      from json_to_recordset(${toJsonText(rows.map((row, place) => ({ ...row, ...tagColumns(row.tags), place })))}::json)
        as row (id uuid, slug text, name text, description text, site uuid, form uuid, frame uuid,
          style jsonb, replaces_answers boolean, tags text[], tag_keys text[], place integer)
      on conflict (account_id, batch_id, batch_row) where batch_id is not null do nothing`.execute(
      database,
    );
  },

  /** Finds a batch of codes by its id, also a deleted one: no batch, this one, or one of other rows. */
  async find(
    database: Database,
    accountId: string,
    id: string,
    hash: string,
  ): Promise<'none' | 'same' | 'other'> {
    const { rows } = await sql<{ is_same: boolean }>`
      select distinct batch_hash is null or batch_hash = ${hash} as is_same
      from code where account_id = ${accountId} and batch_id = ${id}`.execute(database);
    if (rows.length === 0) return 'none';
    return rows.every((row) => row.is_same) ? 'same' : 'other';
  },

  /** The ids of the codes of a batch that are kept, in its order. */
  async listIds(database: Database, accountId: string, id: string): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select id from code
      where account_id = ${accountId} and batch_id = ${id} and deleted_at is null
      order by batch_row`.execute(database);
    return rows.map((row) => row.id);
  },
};
