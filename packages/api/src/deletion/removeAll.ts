import type { Viewer } from '../apiEnv.ts';
import type { DeletionKind } from './contract.ts';
import type { Removal } from '../http/removal.ts';
import type { SecurityEventKind } from '../account/securityEventsContract.ts';
import { notFound } from '../http/refuse.ts';
import type { Deleting, Removed, RootThing } from './removals.sql.ts';
import type { Store } from '../store.ts';
import { portions } from './finishDeletion.ts';
import type { ServiceTools } from '../ServiceTools.ts';

type Tools = Pick<ServiceTools, 'transact' | 'now' | 'newId'>;

/** Who deletes something. */
export type Remover = Viewer;

interface Asked {
  remover: Remover;
  kind: DeletionKind;
  ids: readonly string[];
}

/** What the owner reads of it later. */
const eventOf = {
  company: 'companies_removed',
  location: 'locations_removed',
  form: 'forms_removed',
  frame: 'frames_removed',
  template: 'templates_removed',
  code: 'codes_removed',
  feedback: 'feedback_removed',
} satisfies Record<DeletionKind, SecurityEventKind>;

/**
 * Removes things, their locations and codes, and what hangs on these: a few thousand answers and scans
 * at once, and what is left afterwards, so that nobody waits for millions.
 */
export async function removeRoots(
  inside: Store,
  accountId: string,
  thing: RootThing,
  ids: readonly string[],
  deleting: Deleting,
): Promise<Removed> {
  const { removals, deletionRests, enqueue } = inside;
  const removed = await removals.remove(accountId, thing, ids, deleting);
  const feedback = await deletionRests.count(accountId, deleting);
  if (await deletionRests.mark(accountId, deleting, portions.atOnce)) {
    await deletionRests.begin(accountId, { ...deleting, isTakenBack: false });
    await enqueue('finishDeletion', { accountId, deletionId: deleting.id });
  }
  return { ...removed, feedback };
}

/** Whether notifications are not shown while a thing of a kind is gone: those of its codes. */
export const takesNotifications = (kind: DeletionKind): boolean =>
  kind === 'company' || kind === 'location' || kind === 'code';

/**
 * Removes all of the named things, or none: when one is missing, nothing has happened. What went is
 * one deletion, which can be taken back, and is noted for the owner to see.
 */
export async function removeAll(
  { transact, now, newId }: Tools,
  { remover: { accountId, userId, sessionId }, kind, ids }: Asked,
  remove: (inside: Store, ids: readonly string[], deleting: Deleting) => Promise<Removed>,
): Promise<Removal> {
  const each = [...new Set(ids)];
  return transact(async (inside) => {
    const deleting = { id: newId(), at: now() };
    const { found, locations, codes, feedback } = await remove(inside, each, deleting);
    // Thrown inside the transaction, which takes everything back.
    if (found !== each.length) throw notFound();

    // Nothing is sent to the addresses of places that went.
    if (kind === 'company' || kind === 'location') {
      await inside.notifications.endFailuresElsewhere(accountId, deleting.at);
    }
    if (takesNotifications(kind)) await inside.notifications.announceUnread(accountId);
    const cascade = { locations, codes, feedback };
    const counts = { removed: found, ...cascade };
    await inside.recentDeletions.insert({
      ...deleting,
      accountId,
      userId,
      kind,
      ids: each,
      counts,
    });
    await inside.securityEvents.insert({
      accountId,
      id: newId(),
      personId: null,
      kind: eventOf[kind],
      createdAt: deleting.at,
      sessionId,
      counts,
    });
    return { deleted: each, deletion: deleting.id, cascade };
  });
}
