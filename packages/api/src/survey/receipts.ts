import { createHmac, createSecretKey, hash } from 'node:crypto';

import { readReceipt } from '@hearback/schema/rules';
import { venueOf } from '@hearback/schema/venue';

import type { SubmittedAnswer } from './contract.ts';
import type { FeedbackCounts } from '../feedback/feedbackCounts.ts';
import { orNotFound } from '../http/ApiError.ts';
import { notificationsSql } from '../notification/notifications.sql.ts';
import type { ServiceTools } from '../services.ts';
import { receiptsSql } from './receipts.sql.ts';

/** Crockford's base32: nothing in it can be mistaken for something else when read aloud. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 130 bits: cannot be guessed. */
const length = 26;

const spell = (bits: Buffer): string =>
  // Five bits each, from the front.
  Array.from({ length }, (_, at) => {
    const first = at * 5;
    const pair = bits.readUInt16BE(first >> 3);
    return alphabet.charAt((pair >> (11 - (first & 7))) & 31);
  }).join('');

/**
 * Returns the receipt of a visitor's answer. The same answer has the same receipt, however often it is sent.
 * Both ids are in the answer's row: without the secret they make no receipt.
 */
export const createReceiptOf = (secret: string) => {
  const hidden = createSecretKey(Buffer.from(secret));
  return (codeId: string, clientId: string): string => {
    const answer = `${codeId.toLowerCase()} ${clientId.toLowerCase()}`;
    return spell(createHmac('sha256', hidden).update(answer).digest());
  };
};

type Tools = Pick<ServiceTools, 'db' | 'secretFor' | 'formerSecretFor'>;

/** Receipts while the secret may be exchanged. */
export const createReceipts = ({ db, secretFor, formerSecretFor }: Tools) => {
  const make = createReceiptOf(secretFor('receipt'));
  const makeFormer = formerSecretFor && createReceiptOf(formerSecretFor('receipt'));

  return {
    make,

    /** The receipt of a stored answer: it remains that of the secret under which it was accepted. */
    async ofKept(codeId: string, clientId: string): Promise<string> {
      const former = makeFormer?.(codeId, clientId);
      const isFormer = former !== undefined && (await receiptsSql.find(db, hashReceipt(former)));
      return isFormer ? former : make(codeId, clientId);
    },
  };
};

/** The stored hash of a receipt: the database alone does not open an answer. */
export const hashReceipt = (receipt: string): Uint8Array => hash('sha256', receipt, 'buffer');

type SentTools = Pick<ServiceTools, 'db' | 'transact' | 'now'> & {
  feedbackCounts: FeedbackCounts;
};

const hashOf = (text: string): Uint8Array => hashReceipt(orNotFound(readReceipt(text)));

/** Visitors' answers, for any holder of the receipt. Unknown and erased ones get the same response. */
export const createSentAnswers = ({ db, transact, feedbackCounts, now }: SentTools) => ({
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

  /** Leaves an address for the reply. An answer that has another one keeps it, and looks like an unknown one. */
  async leaveContact(receipt: string, email: string): Promise<void> {
    const { account_id } = orNotFound(await receiptsSql.addContact(db, hashOf(receipt), email));
    feedbackCounts.forget(account_id);
  },

  /** Takes the permission to show an answer publicly back. One without it looks like an unknown one. */
  async withdraw(receipt: string): Promise<void> {
    const { account_id } = orNotFound(await receiptsSql.withdraw(db, hashOf(receipt), now()));
    feedbackCounts.forget(account_id);
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
