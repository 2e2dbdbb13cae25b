import { sql, type Selectable } from 'kysely';

import type { Database } from '../database/connect.ts';
import type { NotificationTables } from '../database/NotificationTables.ts';

type AlertAddressRow = Selectable<NotificationTables['alert_address']>;

/** How often the owner of an address is asked whether they want alerts. */
export const askLimits = {
  /** By one account, ever. */
  perAccount: 3,
  /** The shortest time between two letters of one account. */
  apartMs: 3_600_000,
  /** By all accounts together, within a day. */
  perDay: 3,
};

const dayMs = 86_400_000;

/** Addresses that alerts may go to, and those whose owners refused all alerts or all replies. */
export const createAlertAddressesRepository = (database: Database) => {
  const isRefused = async (hash: string, kind: 'alert' | 'reply' = 'alert'): Promise<boolean> => {
    const row = await database
      .selectFrom('refused_address')
      .where('address_hash', '=', hash)
      .where('kind', '=', kind)
      .select('address_hash')
      .executeTakeFirst();
    return row !== undefined;
  };

  return {
    isRefused,

    findByHash: (accountId: string, hash: string): Promise<AlertAddressRow | undefined> =>
      database
        .selectFrom('alert_address')
        .where('account_id', '=', accountId)
        .where('address_hash', '=', hash)
        .selectAll()
        .executeTakeFirst(),

    /** Notes an address, unless it is known. */
    add: (accountId: string, address: string, hash: string, now: Date) =>
      database
        .insertInto('alert_address')
        .values({ account_id: accountId, address, address_hash: hash, created_at: now })
        .onConflict((conflict) => conflict.columns(['account_id', 'address']).doNothing())
        .execute(),

    /**
     * Counts one more question to an address that is not confirmed. Answers false when nobody may ask
     * it now: it was asked too often or a moment ago, or it refused.
     */
    async noteAsked(accountId: string, hash: string, now: Date): Promise<boolean> {
      if (await isRefused(hash)) return false;
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

    /** Notes that the owner of an address wants alerts of an account, also after they refused them. */
    async confirm(accountId: string, hash: string, now: Date): Promise<boolean> {
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

    /** Notes that the owner of an address wants no alerts of anybody. */
    async refuse(hash: string, now: Date): Promise<void> {
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

    /** Notes that the owner of an address wants no replies of anybody. */
    async refuseReplies(hash: string, now: Date): Promise<void> {
      await database
        .insertInto('refused_address')
        .values({ address_hash: hash, kind: 'reply', refused_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
};
