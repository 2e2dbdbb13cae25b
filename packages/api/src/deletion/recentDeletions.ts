import type { Deletion, DeletionKind, DeletionQuery, RemovalPreviewInput } from './contract.ts';
import type { Cascade } from '../http/removal.ts';
import { ApiError } from '../http/ApiError.ts';
import { notFound } from '../http/refuse.ts';
import type { DeletionRow } from './recentDeletions.sql.ts';
import type { Hanging } from './restorations.sql.ts';
import type { Store } from '../store.ts';
import type { FeedbackCounts } from '../feedback/feedbackCounts.ts';
import { found } from '../http/found.ts';
import { takesNotifications } from './removeAll.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { portions } from './finishDeletion.ts';
import { restorableMs, restorableSince } from './restorableSince.ts';

type Tools = Pick<ServiceTools, 'recentDeletions' | 'removals' | 'transact' | 'now' | 'newId'> & {
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
  const isUnfinished = (await inside.deletionRests.lock(accountId, id)) !== undefined;
  const isMore = await inside.deletionRests.unmark(accountId, { id, at }, portions.atOnce);
  if (!isMore && !isUnfinished) return;
  await inside.deletionRests.begin(accountId, { id, at, isTakenBack: true });
  await inside.enqueue('finishDeletion', { accountId, deletionId: id });
}

/** What was deleted lately: to be read, and to be taken back. */
export const createRecentDeletions = ({
  recentDeletions,
  removals,
  feedbackCounts,
  transact,
  now,
  newId,
}: Tools) => {
  /** Gives back exactly what one delete took; what was deleted by itself before stays deleted. */
  const restore = async (accountId: string, id: string): Promise<Deletion> => {
    const restored = await transact(async (inside) => {
      const since = restorableSince(now());
      const deletion = found(await inside.recentDeletions.lock(accountId, id, since));
      const { kind } = deletion;
      await inside.restorations.lockAll(deletion);
      if (hangs(kind) && !(await inside.restorations.holdParents(deletion, kind))) {
        throw new ApiError('parent_deleted', parentGone[kind]);
      }
      await inside.restorations.restore(deletion);
      await giveBackAnswers(inside, deletion);
      await inside.restorations.relink(deletion);
      await inside.restorations.forget(deletion);
      if (takesNotifications(kind)) await inside.notifications.announceUnread(accountId);
      await inside.securityEvents.insert({
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

  const count = (accountId: string, { kind, ids }: RemovalPreviewInput) => {
    if (kind === 'feedback') return removals.previewFeedback(accountId, ids);
    if (kind === 'template') return removals.previewTemplates(accountId, ids);
    return kind === 'form' || kind === 'frame'
      ? removals.previewUnlink(accountId, kind, ids)
      : removals.preview(accountId, kind, ids);
  };

  return {
    restore,

    async list(accountId: string, query: DeletionQuery) {
      const since = restorableSince(now());
      const { count: total, results } = await recentDeletions.list(accountId, query, since);
      return { count: total, results: results.map(toDeletion) };
    },

    /** Takes back the delete that took a thing, with all that went in the same delete. */
    async restoreThing(accountId: string, kind: DeletionKind, id: string): Promise<Deletion> {
      return restore(accountId, found(await recentDeletions.findOf(accountId, kind, id)));
    },

    /** What would go with things, were they deleted: one, or many together. */
    async preview(accountId: string, { kind, ids }: RemovalPreviewInput): Promise<Cascade> {
      const each = [...new Set(ids)];
      const {
        found: there,
        locations,
        codes,
        feedback,
      } = await count(accountId, {
        kind,
        ids: each,
      });
      if (there !== each.length) throw notFound();
      return { locations, codes, feedback };
    },
  };
};
