import { sql } from 'kysely';

/** Where processes that share a database hear what happens in its accounts. */
export const newsChannel = 'account_news';

/** What is announced: an answer that came, a notification that is new or newer, or that some were read. */
export type NewsKind = 'feedback' | 'notification' | 'read';

/**
 * The statement that tells every process of something, once the transaction commits. Said twice in
 * one transaction, it is heard once.
 */
export const announcement = (accountId: string, kind: NewsKind, id = '') =>
  sql`select pg_notify(${newsChannel}, ${`${accountId} ${kind} ${id}`})`;
