import type { Store } from '../store.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { hashAddress } from './letterLinks.ts';

/** So many people an account can ask in 24 hours, all locations together. */
const asksPerDay = 20;

const dayMs = 86_400_000;

/**
 * Asks the owner of an alert address by letter whether they want alerts of this account. Answers false
 * when nobody is asked: it is the account's own address, or it was asked, refused or confirmed before.
 * Call it inside of `transact`.
 */
export async function askAlertAddress(
  { alertAddresses, letters, people, enqueue }: Store,
  { now, newId }: Pick<ServiceTools, 'now' | 'newId'>,
  accountId: string,
  alertEmail: string,
  /** Whether an address that was asked before is asked once more, within its limits. */
  isAgain = false,
): Promise<boolean> {
  const address = alertEmail.toLowerCase();
  const owner = await people.findOwner(accountId);
  if (!owner || owner.email.toLowerCase() === address) return false;

  const time = now();
  const hash = hashAddress(address);
  await alertAddresses.add(accountId, address, hash, time);
  const known = await alertAddresses.findByHash(accountId, hash);
  if (known?.asked_at && !isAgain) return false;
  const lately = await letters.countSince(
    accountId,
    'sendAlertConfirmation',
    new Date(time.getTime() - dayMs),
  );
  if (lately >= asksPerDay) return false;
  if (!(await alertAddresses.noteAsked(accountId, hash, time))) return false;

  const letterId = newId();
  await letters.insert({
    accountId,
    id: letterId,
    kind: 'sendAlertConfirmation',
    about: hash,
    createdAt: time,
  });
  await enqueue('sendAlertConfirmation', { accountId, letterId });
  return true;
}
