import { sql } from 'kysely';

/** Where processes that share a database hear what happens in its accounts. */
export const newsChannel = 'account_news';

/**
 * The kinds of announcement: an answer arrived, a notification is new or newer, some were read, or
 * sessions of the account ended.
 */
export type NewsKind = 'feedback' | 'notification' | 'read' | 'sessions';

/**
 * The statement that tells every process of something, once the transaction commits. Said twice in
 * one transaction, it is heard once.
 */
export const announcement = (accountId: string, kind: NewsKind, id = '') =>
  sql`select pg_notify(${newsChannel}, ${`${accountId} ${kind} ${id}`})`;
