import { sql, type Selectable } from 'kysely';

import type { Database } from '../database/connect.ts';
import type { NotificationTables } from '../database/Tables.ts';
import { idList } from '../database/readPage.ts';

type Delivery = Selectable<NotificationTables['reply_delivery']>;

/** A change of a delivery. Omitted fields do not change. */
export type DeliveryChange = Partial<
  Pick<Delivery, 'letter_id' | 'reason' | 'due_at' | 'words_hash' | 'read_at'>
>;

/** The content of a letter with a reply, and the ids that its link is made from. */
export interface RepliedAnswer {
  code_id: string;
  client_id: string;
  /** The names of company and place that the visitor saw. */
  visitor_company: string;
  visitor_place: string | null;
  language: string;
  rating: number | null;
  comment: string;
  name: string;
  email: string;
  reply: string;
  received_at: Date;
}

/** Deletes the deliveries of replies to answers, and cancels their pending letters. */
export async function forgetDelivery(
  database: Database,
  accountId: string,
  feedbackIds: readonly string[],
): Promise<void> {
  await sql`
    with gone as (
      delete from reply_delivery
      where account_id = ${accountId} and feedback_id in ${idList(feedbackIds)}
      returning letter_id)
    delete from letter where account_id = ${accountId} and sent_at is null and failed_at is null
      and id in (select letter_id from gone)`.execute(database);
}

/** The SQL of how replies get to visitors. */
export const replyDeliveriesSql = {
  /** Held until the transaction ends: two who write one reply do not ask for two letters. */
  findForUpdate: (
    database: Database,
    accountId: string,
    feedbackId: string,
  ): Promise<Delivery | undefined> =>
    database
      .selectFrom('reply_delivery')
      .where('account_id', '=', accountId)
      .where('feedback_id', '=', feedbackId)
      .selectAll()
      .forUpdate()
      .executeTakeFirst(),

  find: (
    database: Database,
    accountId: string,
    feedbackId: string,
  ): Promise<Delivery | undefined> =>
    database
      .selectFrom('reply_delivery')
      .where('account_id', '=', accountId)
      .where('feedback_id', '=', feedbackId)
      .selectAll()
      .executeTakeFirst(),

  /** Records the delivery of a reply that was not read yet. */
  async set(
    database: Database,
    accountId: string,
    feedbackId: string,
    change: DeliveryChange,
  ): Promise<void> {
    await database
      .insertInto('reply_delivery')
      .values({ account_id: accountId, feedback_id: feedbackId, ...change })
      .onConflict((conflict) => conflict.columns(['account_id', 'feedback_id']).doUpdateSet(change))
      .execute();
  },

  /** The answer that a letter is about, as it is now. Nothing when no letter may go out. */
  async findAnswer(
    database: Database,
    accountId: string,
    feedbackId: string,
  ): Promise<RepliedAnswer | undefined> {
    const { rows } = await sql<RepliedAnswer>`
      select code_id, client_id, coalesce(visitor_company, company_name) as visitor_company,
        visitor_place, language, rating, comment, name,
        email, reply, received_at
      from feedback
      where account_id = ${accountId} and id = ${feedbackId} and reply <> '' and email <> ''
        and receipt_hash is not null and channel <> 'kiosk' and deleted_at is null
        and erased_at is null and forgotten_at is null and not is_spam and not is_sample`.execute(
      database,
    );
    return rows[0];
  },

  /** Deletes deliveries whose answer was deleted. */
  async removeOrphans(database: Database): Promise<void> {
    await sql`
      delete from reply_delivery where not exists (
        select from feedback where feedback.account_id = reply_delivery.account_id
          and feedback.id = reply_delivery.feedback_id)`.execute(database);
  },
};
