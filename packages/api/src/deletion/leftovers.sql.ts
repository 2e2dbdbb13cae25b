import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';

/** What nobody can use any more, of all accounts. */
export const createLeftoversRepository = (database: Database) => ({
  /** Deletes the tokens of letters that expired before a moment. */
  async removeOneTimeTokens(before: Date): Promise<void> {
    await database.deleteFrom('one_time_token').where('expires_at', '<', before).execute();
  },

  /** Deletes the sessions that could not live on after a moment, and the tokens that expired before it. */
  async removeSessions(before: Date): Promise<void> {
    await database.deleteFrom('refresh_token').where('expires_at', '<', before).execute();
    await database.deleteFrom('session').where('expires_at', '<', before).execute();
  },

  /**
   * Deletes the accounts that were opened before a moment and never activated. One that was sent a
   * letter since, or holds a link that still works, stays; so does one that anybody ever used.
   */
  async removeNeverActivated(before: Date, now: Date): Promise<void> {
    await sql`
      delete from account where created_at < ${before}
        and not exists (select from person where account_id = account.id
          and (is_active or activated_at is not null))
        and not exists (select from letter where account_id = account.id
          and created_at >= ${before})
        and not exists (select from one_time_token where account_id = account.id
          and expires_at > ${now})
        and not exists (select from company where account_id = account.id)`.execute(database);
  },

  /** Deletes what happened to accounts before a moment. */
  async removeSecurityEvents(before: Date): Promise<void> {
    await database.deleteFrom('security_event').where('created_at', '<', before).execute();
  },
});
