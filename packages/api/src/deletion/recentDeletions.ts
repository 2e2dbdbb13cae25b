import type { Deletion, DeletionKind, DeletionQuery, RemovalPreviewInput } from './contract.ts';
import type { Cascade } from '../collection/contract.ts';
import { ApiError, notFound, orNotFound } from '../http/ApiError.ts';
import { type DeletionRow, recentDeletionsSql } from './recentDeletions.sql.ts';
import { type Hanging, restorationsSql } from './restorations.sql.ts';
import type { Store } from '../database/store.ts';
import type { FeedbackCounts } from '../feedback/feedbackCounts.ts';
import { removals, takesNotifications } from './removeAll.ts';
import type { ServiceTools } from '../services.ts';
import { portions } from './finishDeletion.ts';
import { restorableMs, restorableSince } from './purgeDeleted.ts';
import { deletionRestsSql } from './deletionRests.sql.ts';
import { notificationsSql } from '../notification/notifications.sql.ts';
import { securityEventsSql } from '../account/securityEvents.sql.ts';

type Tools = Pick<ServiceTools, 'db' | 'transact' | 'now' | 'newId'> & {
  feedbackCounts: FeedbackCounts;
};

const toDeletion = ({ id, kind, label, counts, deleted_at }: DeletionRow): Deletion => ({
  id,
  kind,
  label,
  counts,
  date_deleted: deleted_at.toISOString(),
  restorable_until: new Date(deleted_at.getTime() + restorableMs).toISOString(),
});

/** Why a thing cannot come back by itself. */
const parentGone: Record<Hanging, string> = {
  location: 'The company of this location is deleted. Restore the company first.',
  code: 'The location of this code is deleted. Restore the location first.',
  feedback: 'The code of this feedback is deleted. Restore the code first.',
};

const hangs = (kind: DeletionKind): kind is Hanging => kind in parentGone;

/** Gives back the answers and scans of a deletion: some at once, and what is left afterwards. */
async function giveBackAnswers(inside: Store, deletion: DeletionRow): Promise<void> {
  const { account_id: accountId, id, deleted_at: at } = deletion;
  const isUnfinished = (await deletionRestsSql.lock(inside.db, accountId, id)) !== undefined;
  const isMore = await deletionRestsSql.unmark(inside.db, accountId, { id, at }, portions.atOnce);
  if (!isMore && !isUnfinished) return;
  await deletionRestsSql.begin(inside.db, accountId, { id, at, isTakenBack: true });
  await inside.enqueue('finishDeletion', { accountId, deletionId: id });
}

/** Recent deletions: lists and restores them. */
export const createRecentDeletions = ({ db, feedbackCounts, transact, now, newId }: Tools) => {
  /** Gives back exactly what one delete took; what was deleted by itself before stays deleted. */
  const restore = async (accountId: string, id: string): Promise<Deletion> => {
    const restored = await transact(async (inside) => {
      const since = restorableSince(now());
      const deletion = orNotFound(await recentDeletionsSql.lock(inside.db, accountId, id, since));
      const { kind } = deletion;
      await restorationsSql.lockAll(inside.db, deletion);
      if (hangs(kind) && !(await restorationsSql.holdParents(inside.db, deletion, kind))) {
        throw new ApiError('parent_deleted', parentGone[kind]);
      }
      await restorationsSql.restore(inside.db, deletion);
      await giveBackAnswers(inside, deletion);
      await restorationsSql.relink(inside.db, deletion);
      await restorationsSql.forget(inside.db, deletion);
      if (takesNotifications(kind)) await notificationsSql.announceUnread(inside.db, accountId);
      await securityEventsSql.insert(inside.db, {
        accountId,
        id: newId(),
        personId: null,
        kind: 'deletion_restored',
        createdAt: now(),
        counts: deletion.counts,
      });
      return toDeletion(deletion);
    });
    feedbackCounts.forget(accountId);
    return restored;
  };

  return {
    restore,

    async list(accountId: string, query: DeletionQuery) {
      const since = restorableSince(now());
      const { count: total, results } = await recentDeletionsSql.list(db, accountId, query, since);
      return { count: total, results: results.map(toDeletion) };
    },

    /** Takes back the delete that took a thing, with all that went in the same delete. */
    async restoreThing(accountId: string, kind: DeletionKind, id: string): Promise<Deletion> {
      const deletion = await recentDeletionsSql.findOf(db, accountId, kind, id);
      return restore(accountId, orNotFound(deletion));
    },

    /** Counts the things that would be deleted together with one thing, or with many. */
    async preview(accountId: string, { kind, ids }: RemovalPreviewInput): Promise<Cascade> {
      const each = [...new Set(ids)];
      const { found: there, ...cascade } = await removals[kind].preview(db, accountId, each);
      if (there !== each.length) throw notFound();
      return cascade;
    },
  };
};
