import { sql, type Selectable } from 'kysely';

import type { WebhookChange, WebhookInput, WebhookState } from './contract.ts';
import type { Database } from '../database/connect.ts';
import { tagColumns, uuids } from '../database/readPage.ts';
import type { WebhookTables } from '../database/Tables.ts';
import { isId } from '../tools/ids.ts';

export type StoredWebhook = Selectable<WebhookTables['webhook']> & {
  /** When a message was last sent there. */
  last_used: Date | null;
};

/** Its last try among the messages that are kept. */
const lastUsed = sql<Date | null>`(
  select max(tried_at) from webhook_delivery
  where webhook_delivery.account_id = webhook.account_id
    and webhook_delivery.webhook_id = webhook.id)`.as('last_used');

interface NewWebhook extends Omit<WebhookInput, 'is_enabled' | 'password'> {
  accountId: string;
  id: string;
  state: WebhookState;
  secret: string;
  createdAt: Date;
}

const eventList = (events: readonly string[]) =>
  sql<string[]>`string_to_array(${events.join(',')}, ',')`;

const one = (accountId: string, id: string) =>
  sql<boolean>`account_id = ${accountId} and id = ${id}`;

const selectOne = (database: Database, accountId: string, id: string) =>
  database.selectFrom('webhook').where(one(accountId, id)).selectAll().select(lastUsed);

/** The programs that accounts want to be told. */
export const webhooksSql = {
  list: (database: Database, accountId: string): Promise<StoredWebhook[]> =>
    database
      .selectFrom('webhook')
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('id')
      .selectAll()
      .select(lastUsed)
      .execute(),

  async find(
    database: Database,
    accountId: string,
    id: string,
  ): Promise<StoredWebhook | undefined> {
    return isId(id) ? selectOne(database, accountId, id).executeTakeFirst() : undefined;
  },

  /** Holds a webhook until the transaction ends. */
  async lock(
    database: Database,
    accountId: string,
    id: string,
  ): Promise<StoredWebhook | undefined> {
    if (!isId(id)) return undefined;
    await sql`
      select from webhook where account_id = ${accountId} and id = ${id} for update`.execute(
      database,
    );
    return selectOne(database, accountId, id).executeTakeFirst();
  },

  /** Counts an account's webhooks. Until the transaction ends, nobody else adds one. */
  async countAlone(database: Database, accountId: string): Promise<number> {
    await sql`select id from account where id = ${accountId} for update`.execute(database);
    const { count } = await database
      .selectFrom('webhook')
      .where('account_id', '=', accountId)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },

  insert: (
    database: Database,
    { accountId, events, locations, tags, createdAt, ...webhook }: NewWebhook,
  ) =>
    database
      .insertInto('webhook')
      .values({
        ...webhook,
        account_id: accountId,
        events: eventList(events),
        location_ids: uuids(locations),
        ...tagColumns(tags),
        created_at: createdAt,
        updated_at: createdAt,
      })
      .execute(),

  update: (
    database: Database,
    accountId: string,
    id: string,
    { events, locations, tags, ...change }: Omit<WebhookChange, 'password' | 'is_enabled'>,
    now: Date,
  ) =>
    database
      .updateTable('webhook')
      .set({
        // A column that is undefined stays as it is.
        ...change,
        ...(events !== undefined && { events: eventList(events) }),
        ...(locations !== undefined && { location_ids: uuids(locations) }),
        ...tagColumns(tags),
        updated_at: now,
      })
      .where(one(accountId, id))
      .execute(),

  /** Says whether a webhook is told of things. Whatever it is, its failures are counted anew. */
  setState: (database: Database, accountId: string, id: string, state: WebhookState) =>
    database
      .updateTable('webhook')
      .set({ state, failing_since: null })
      .where(one(accountId, id))
      .execute(),

  /** Exchanges the secret. The one before signs as well until then. */
  rotate: (database: Database, accountId: string, id: string, secret: string, until: Date) =>
    database
      .updateTable('webhook')
      .set((eb) => ({ secret, former_secret: eb.ref('secret'), former_until: until }))
      .where(one(accountId, id))
      .execute(),

  /** Removes a webhook, and answers where it led. */
  async remove(
    database: Database,
    accountId: string,
    id: string,
  ): Promise<{ url: string } | undefined> {
    if (!isId(id)) return undefined;
    return database
      .deleteFrom('webhook')
      .where(one(accountId, id))
      .returning('url')
      .executeTakeFirst();
  },

  noteSuccess: (database: Database, accountId: string, id: string) =>
    database
      .updateTable('webhook')
      .set({ failing_since: null })
      .where(one(accountId, id))
      .where('failing_since', 'is not', null)
      .execute(),

  /** Notes that a try failed. Answers since when all of them did. */
  async noteFailure(database: Database, accountId: string, id: string, at: Date): Promise<Date> {
    const { rows } = await sql<{ failing_since: Date }>`
        update webhook set failing_since = coalesce(failing_since, ${at})
        where account_id = ${accountId} and id = ${id} returning failing_since`.execute(database);
    return rows[0]?.failing_since ?? at;
  },

  /** Deletes what signs no more. */
  async removeFormerSecrets(database: Database, before: Date): Promise<void> {
    await database
      .updateTable('webhook')
      .set({ former_secret: null, former_until: null })
      .where('former_until', '<', before)
      .execute();
  },
};
