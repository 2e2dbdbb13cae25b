import type { Selectable } from 'kysely';
import type { HelpTopic } from '@hearback/schema/rules';

import type { AccountTables } from '../database/AccountTables.ts';
import type { Database } from '../database/connect.ts';

export type HelpRequest = Selectable<AccountTables['question']>;

interface NewHelpRequest {
  accountId: string;
  id: string;
  personId: string;
  topic: HelpTopic;
  subject: string;
  message: string;
  createdAt: Date;
}

/** Help requests from the Help Center. */
export const helpRequestsSql = {
  insert: (database: Database, { accountId, personId, createdAt, ...question }: NewHelpRequest) =>
    database
      .insertInto('question')
      .values({
        account_id: accountId,
        person_id: personId,
        created_at: createdAt,
        ...question,
      })
      .execute(),

  find: (database: Database, accountId: string, id: string): Promise<HelpRequest | undefined> =>
    database
      .selectFrom('question')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirst(),
};
