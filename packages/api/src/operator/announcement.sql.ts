import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';

/** Where processes that share a database hear what happens in its accounts. */
export const newsChannel = 'account_news';

/**
 * The kinds of announcement: an answer arrived, a notification is new or newer, some were read, or
 * sessions of the account ended.
 */
export type NewsKind = 'feedback' | 'notification' | 'read' | 'sessions';

/** The text that processes hear. */
export const newsText = (accountId: string, kind: NewsKind, id = ''): string =>
  `${accountId} ${kind} ${id}`;

/** Tells every process of several things at once, each a `newsText`. */
export const announceAll = async (database: Database, said: readonly string[]): Promise<void> => {
  if (said.length === 0) return;
  await sql`
    select pg_notify(${newsChannel}, one)
    from unnest(string_to_array(${said.join(',')}, ',')) as one`.execute(database);
};

/**
 * The statement that tells every process of something, once the transaction commits. Said twice in
 * one transaction, it is heard once.
 */
export const announcement = (accountId: string, kind: NewsKind, id = '') =>
  sql`select pg_notify(${newsChannel}, ${newsText(accountId, kind, id)})`;
