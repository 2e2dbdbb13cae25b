import { readReceipt } from '@hearback/schema/rules';
import { venueOf } from '@hearback/schema/venue';

import type { SubmittedAnswer } from './contract.ts';
import { orNotFound } from '../http/ApiError.ts';
import type { FeedbackCounts } from '../feedback/feedbackCounts.ts';
import type { ServiceTools } from '../services.ts';
import { hashReceipt } from './receipts.ts';
import { receiptsSql } from './receipts.sql.ts';
import { notificationsSql } from '../notification/notifications.sql.ts';

type Tools = Pick<ServiceTools, 'db' | 'transact' | 'now'> & {
  feedbackCounts: FeedbackCounts;
};

const hashOf = (text: string): Uint8Array => hashReceipt(orNotFound(readReceipt(text)));

/** Visitors' answers, for any holder of the receipt. Unknown and erased ones get the same response. */
export const createSentAnswers = ({ db, transact, feedbackCounts, now }: Tools) => ({
  async get(receipt: string): Promise<SubmittedAnswer> {
    const {
      form,
      occurred_at,
      received_at,
      replied_at,
      visitor_company,
      visitor_place,
      ...answer
    } = orNotFound(await receiptsSql.find(db, hashOf(receipt)));
    return {
      ...answer,
      venue: venueOf(visitor_company, visitor_place),
      company: visitor_company,
      form: { ...form },
      occurred_at: occurred_at.toISOString(),
      received_at: received_at.toISOString(),
      replied_at: replied_at?.toISOString() ?? null,
    };
  },

  /** Records that the visitor sees the reply. Does not reveal if there is one, or an answer at all. */
  async noteRead(receipt: string): Promise<void> {
    const known = readReceipt(receipt);
    if (known !== undefined) await receiptsSql.noteRead(db, hashReceipt(known), now());
  },

  /** Erases an answer. Its owner no longer sees it, and cannot restore it. */
  async erase(receipt: string): Promise<void> {
    const hash = hashOf(receipt);
    const { account_id } = await transact(async (inside) => {
      const erased = orNotFound(await receiptsSql.erase(inside.db, hash, now()));
      await receiptsSql.forget(inside.db, erased);
      await notificationsSql.announceUnread(inside.db, erased.account_id);
      return erased;
    });
    feedbackCounts.forget(account_id);
  },
});
