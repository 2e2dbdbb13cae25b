import { sql, type Selectable } from 'kysely';

import type { Database } from '../database/connect.ts';
import type { NotificationTables } from '../database/Tables.ts';

type AlertAddressRow = Selectable<NotificationTables['alert_address']>;

/** Limits of confirmation letters to one address. */
export const askLimits = {
  /** By one account, ever. */
  perAccount: 3,
  /** The shortest time between two letters of one account. */
  apartMs: 3_600_000,
  /** By all accounts together, within a day. */
  perDay: 3,
};

const dayMs = 86_400_000;

const isRefused = async (
  database: Database,
  hash: string,
  kind: 'alert' | 'reply' = 'alert',
): Promise<boolean> => {
  const row = await database
    .selectFrom('refused_address')
    .where('address_hash', '=', hash)
    .where('kind', '=', kind)
    .select('address_hash')
    .executeTakeFirst();
  return row !== undefined;
};

/** Addresses that alerts may go to, and those whose owners refused all alerts or all replies. */
export const alertAddressesSql = {
  isRefused,

  findByHash: (
    database: Database,
    accountId: string,
    hash: string,
  ): Promise<AlertAddressRow | undefined> =>
    database
      .selectFrom('alert_address')
      .where('account_id', '=', accountId)
      .where('address_hash', '=', hash)
      .selectAll()
      .executeTakeFirst(),

  /** Inserts an address, unless it is known. */
  add: (database: Database, accountId: string, address: string, hash: string, now: Date) =>
    database
      .insertInto('alert_address')
      .values({ account_id: accountId, address, address_hash: hash, created_at: now })
      .onConflict((conflict) => conflict.columns(['account_id', 'address']).doNothing())
      .execute(),

  /**
   * Counts one more confirmation letter to an unconfirmed address. Returns false if none may be sent now:
   * one was sent too often or a moment ago, or the owner refused.
   */
  async noteAsked(
    database: Database,
    accountId: string,
    hash: string,
    now: Date,
  ): Promise<boolean> {
    if (await isRefused(database, hash)) return false;
    const dayAgo = new Date(now.getTime() - dayMs);
    const hourAgo = new Date(now.getTime() - askLimits.apartMs);
    const { rows } = await sql`
        update alert_address set asked = asked + 1, asked_at = ${now}
        where account_id = ${accountId} and address_hash = ${hash} and confirmed_at is null
          and asked < ${askLimits.perAccount} and (asked_at is null or asked_at <= ${hourAgo})
          and ${askLimits.perDay} > (
            select count(*) from alert_address as other
            where other.address_hash = ${hash} and other.asked_at > ${dayAgo})
        returning address`.execute(database);
    return rows.length > 0;
  },

  /** Records that the owner of an address wants alerts of an account, also after they refused them. */
  async confirm(database: Database, accountId: string, hash: string, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await database
      .updateTable('alert_address')
      .set({ confirmed_at: now })
      .where('account_id', '=', accountId)
      .where('address_hash', '=', hash)
      .executeTakeFirst();
    await database
      .deleteFrom('refused_address')
      .where('address_hash', '=', hash)
      .where('kind', '=', 'alert')
      .execute();
    return numUpdatedRows > 0n;
  },

  /** Records that the owner of an address refuses all alerts. */
  async refuse(database: Database, hash: string, now: Date): Promise<void> {
    await database
      .insertInto('refused_address')
      .values({ address_hash: hash, refused_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await database
      .updateTable('alert_address')
      .set({ confirmed_at: null })
      .where('address_hash', '=', hash)
      .execute();
  },

  /** Records that the owner of an address refuses all replies. */
  async refuseReplies(database: Database, hash: string, now: Date): Promise<void> {
    await database
      .insertInto('refused_address')
      .values({ address_hash: hash, kind: 'reply', refused_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
};
