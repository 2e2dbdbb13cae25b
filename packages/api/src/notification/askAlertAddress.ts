import type { Store } from '../database/store.ts';
import type { ServiceTools } from '../services.ts';
import { hashAddress } from './letterLinks.ts';
import { peopleSql } from '../account/people.sql.ts';
import { alertAddressesSql } from './alertAddresses.sql.ts';
import { lettersSql } from './letters.sql.ts';

/** Confirmation letters that an account can cause in 24 hours, all locations together. */
const asksPerDay = 20;

const dayMs = 86_400_000;

/**
 * Enqueues a confirmation letter to the owner of an alert address. Returns false if none is sent: it is the
 * account's own address, or it received one, refused or confirmed before. Call it inside of `transact`.
 */
export async function askAlertAddress(
  { db, enqueue }: Store,
  { now, newId }: Pick<ServiceTools, 'now' | 'newId'>,
  accountId: string,
  alertEmail: string,
  /** True to send another letter to an address that received one before, within its limits. */
  isAgain = false,
): Promise<boolean> {
  const address = alertEmail.toLowerCase();
  const owner = await peopleSql.findOwner(db, accountId);
  if (!owner || owner.email.toLowerCase() === address) return false;

  const time = now();
  const hash = hashAddress(address);
  await alertAddressesSql.add(db, accountId, address, hash, time);
  const known = await alertAddressesSql.findByHash(db, accountId, hash);
  if (known?.asked_at && !isAgain) return false;
  const lately = await lettersSql.countSince(
    db,
    accountId,
    'sendAlertConfirmation',
    new Date(time.getTime() - dayMs),
  );
  if (lately >= asksPerDay) return false;
  if (!(await alertAddressesSql.noteAsked(db, accountId, hash, time))) return false;

  const letterId = newId();
  await lettersSql.insert(db, {
    accountId,
    id: letterId,
    kind: 'sendAlertConfirmation',
    about: hash,
    createdAt: time,
  });
  await enqueue('sendAlertConfirmation', { accountId, letterId });
  return true;
}
