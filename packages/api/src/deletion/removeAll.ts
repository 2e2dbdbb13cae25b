import type { Viewer } from '../apiEnv.ts';
import type { DeletionKind } from './contract.ts';
import type { Removal } from '../collection/contract.ts';
import type { SecurityEventKind } from '../account/securityEventsContract.ts';
import { notFound } from '../http/ApiError.ts';
import {
  type Deleting,
  type LinkedThing,
  type Removed,
  type RootThing,
  removalsSql,
} from './removals.sql.ts';
import type { Database } from '../database/connect.ts';
import type { Store } from '../database/store.ts';
import { portions } from './finishDeletion.ts';
import type { ServiceTools } from '../services.ts';
import { deletionRestsSql } from './deletionRests.sql.ts';
import { notificationsSql } from '../notification/notifications.sql.ts';
import { recentDeletionsSql } from './recentDeletions.sql.ts';
import { securityEventsSql } from '../account/securityEvents.sql.ts';

type Tools = Pick<ServiceTools, 'transact' | 'now' | 'newId'>;

/** The caller who deletes something. */
export type Remover = Viewer;

interface Asked {
  remover: Remover;
  kind: DeletionKind;
  ids: readonly string[];
}

/** The security event that the owner reads later. */
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
async function removeRoots(
  inside: Store,
  accountId: string,
  thing: RootThing,
  ids: readonly string[],
  deleting: Deleting,
): Promise<Removed> {
  const { db, enqueue } = inside;
  const removed = await removalsSql.remove(db, accountId, thing, ids, deleting);
  const feedback = await deletionRestsSql.count(db, accountId, deleting);
  if (await deletionRestsSql.mark(db, accountId, deleting, portions.atOnce)) {
    await deletionRestsSql.begin(db, accountId, { ...deleting, isTakenBack: false });
    await enqueue('finishDeletion', { accountId, deletionId: deleting.id });
  }
  return { ...removed, feedback };
}

/** The removal of one kind of thing, and the count of what it takes. */
interface RemovalOfKind {
  preview: (db: Database, accountId: string, ids: readonly string[]) => Promise<Removed>;
  remove: (
    inside: Store,
    accountId: string,
    ids: readonly string[],
    deleting: Deleting,
  ) => Promise<Removed>;
}

const withAllBelow = (thing: RootThing): RemovalOfKind => ({
  preview: (db, accountId, ids) => removalsSql.preview(db, accountId, thing, ids),
  remove: (inside, accountId, ids, deleting) =>
    removeRoots(inside, accountId, thing, ids, deleting),
});

/** Codes that show one are unpublished. */
const unlinked = (thing: LinkedThing): RemovalOfKind => ({
  preview: (db, accountId, ids) => removalsSql.previewUnlink(db, accountId, thing, ids),
  remove: ({ db }, accountId, ids, deleting) =>
    removalsSql.removeAndUnlink(db, accountId, thing, ids, deleting),
});

const alone = (removed: number): Removed => ({
  found: removed,
  locations: 0,
  codes: 0,
  feedback: 0,
});

export const removals: Record<DeletionKind, RemovalOfKind> = {
  company: withAllBelow('company'),
  location: withAllBelow('location'),
  code: withAllBelow('code'),
  form: unlinked('form'),
  frame: unlinked('frame'),
  template: {
    preview: (db, accountId, ids) => removalsSql.previewTemplates(db, accountId, ids),
    remove: async ({ db }, accountId, ids, deleting) =>
      alone(await removalsSql.removeTemplates(db, accountId, ids, deleting)),
  },
  feedback: {
    preview: (db, accountId, ids) => removalsSql.previewFeedback(db, accountId, ids),
    remove: async ({ db }, accountId, ids, deleting) =>
      alone(await removalsSql.removeFeedback(db, accountId, ids, deleting)),
  },
};

/** True for the kinds whose deletion hides the notifications of their codes. */
export const takesNotifications = (kind: DeletionKind): boolean =>
  kind === 'company' || kind === 'location' || kind === 'code';

/**
 * Removes all of the named things, or none: when one is missing, nothing has happened. What went is
 * one deletion, which can be taken back, and is noted for the owner to see.
 */
export async function removeAll(
  { transact, now, newId }: Tools,
  { remover: { accountId, userId, sessionId }, kind, ids }: Asked,
  remove: (inside: Store, ids: readonly string[], deleting: Deleting) => Promise<Removed> = (
    inside,
    each,
    deleting,
  ) => removals[kind].remove(inside, accountId, each, deleting),
): Promise<Removal> {
  const each = [...new Set(ids)];
  return transact(async (inside) => {
    const deleting = { id: newId(), at: now() };
    const { found, locations, codes, feedback } = await remove(inside, each, deleting);
    // Thrown inside the transaction, which takes everything back.
    if (found !== each.length) throw notFound();

    // Nothing is sent to the addresses of places that went.
    if (kind === 'company' || kind === 'location') {
      await notificationsSql.endFailuresElsewhere(inside.db, accountId, deleting.at);
    }
    if (takesNotifications(kind)) await notificationsSql.announceUnread(inside.db, accountId);
    const cascade = { locations, codes, feedback };
    const counts = { removed: found, ...cascade };
    await recentDeletionsSql.insert(inside.db, {
      ...deleting,
      accountId,
      userId,
      kind,
      ids: each,
      counts,
    });
    await securityEventsSql.insert(inside.db, {
      accountId,
      id: newId(),
      personId: userId,
      kind: eventOf[kind],
      createdAt: deleting.at,
      sessionId,
      counts,
    });
    return { deleted: each, deletion: deleting.id, cascade };
  });
}
