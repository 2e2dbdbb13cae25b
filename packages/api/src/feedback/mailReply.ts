import { hash } from 'node:crypto';

import { limits as sizes } from '@hearback/schema/limits';

import type { Feedback } from './contract.ts';
import type { Store } from '../database/store.ts';
import type { Limit, Limits } from '../http/limits.ts';
import { alertAddressesSql } from '../notification/alertAddresses.sql.ts';
import { hashAddress } from '../notification/letterLinks.ts';
import { lettersSql } from '../notification/letters.sql.ts';
import type { ServiceTools } from '../services.ts';
import { replyDeliveriesSql, type DeliveryChange } from './replyDeliveries.sql.ts';

const dayMs = 86_400_000;

/** One address is written to this often, by all accounts together: strangers type addresses into forms. */
const perAddress: Limit = {
  name: 'reply_address',
  points: sizes.replyLettersPerAddressPerDay,
  isExact: true,
  seconds: 86_400,
};

/** A reply as a letter said it: the same words do not go out twice. */
export const hashReply = (reply: string): Uint8Array => hash('sha256', reply, 'buffer');

/**
 * Counts a letter with a reply to an address, if one is to be sent. Returns true if it exceeds the limit.
 * Not inside of `transact`: counting has a connection of its own.
 */
export const isTooMuchFor = async (
  limits: Limits,
  { email, reply_by, reply_state }: Feedback,
): Promise<boolean> =>
  reply_by === 'email' &&
  reply_state !== 'waiting' &&
  !(await limits.isWithin(perAddress, hashAddress(email)));

/**
 * Enqueues a letter with the reply of an answer that was just changed, or postpones or cancels the pending
 * one. The letter waits for a minute, and contains the reply as it is then. Call it inside of `transact`.
 */
export async function mailReply(
  { db, enqueue }: Store,
  { now, newId }: Pick<ServiceTools, 'now' | 'newId'>,
  accountId: string,
  { id: feedbackId, reply, reply_by, email }: Feedback,
  /** True if the address received too many letters lately. */
  isTooMuch: boolean,
): Promise<void> {
  const time = now();
  const before = await replyDeliveriesSql.findForUpdate(db, accountId, feedbackId);
  const letterId = before?.letter_id ?? undefined;
  const letter = letterId && (await lettersSql.find(db, accountId, letterId));
  const isWaiting = letter && letter.sent_at === null && letter.failed_at === null;
  const note = (change: DeliveryChange) =>
    replyDeliveriesSql.set(db, accountId, feedbackId, change);

  if (reply === '') {
    if (isWaiting) await lettersSql.cancel(db, accountId, letter.id);
    if (before) await note({ read_at: null, ...(isWaiting && { letter_id: null }) });
    return;
  }
  const dueAt = new Date(time.getTime() + sizes.replyLetterDelaySeconds * 1_000);
  if (isWaiting) return note({ due_at: dueAt, read_at: null });
  const isSame =
    letter && before?.words_hash && Buffer.from(before.words_hash).equals(hashReply(reply));
  if (isSame) return;
  if (reply_by !== 'email') return note({ letter_id: null, reason: null, read_at: null });

  const reasonAgainst = async () => {
    const addressHash = hashAddress(email);
    if (await alertAddressesSql.isRefused(db, addressHash, 'reply')) return 'refused';
    const lately = await lettersSql.countSince(
      db,
      accountId,
      'sendReply',
      new Date(time.getTime() - dayMs),
    );
    if (lately >= sizes.replyLettersPerDay) return 'limited';
    const about = await lettersSql.countAbout(db, accountId, 'sendReply', feedbackId);
    if (about >= sizes.replyLettersPerAnswer) return 'limited';
    return isTooMuch ? 'limited' : undefined;
  };
  const reason = await reasonAgainst();
  if (reason) return note({ letter_id: null, reason, read_at: null });

  const id = newId();
  await lettersSql.insert(db, {
    accountId,
    id,
    kind: 'sendReply',
    about: feedbackId,
    createdAt: time,
  });
  await note({ letter_id: id, reason: null, due_at: dueAt, read_at: null });
  await enqueue('sendReply', { accountId, letterId: id }, dueAt);
}
