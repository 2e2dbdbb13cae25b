import type { Store } from '../database/store.ts';
import { runInBatches, turnMs } from '../tools/concurrency.ts';
import { deletionRestsSql } from './deletionRests.sql.ts';

/** The numbers of answers and scans that are changed in one transaction. */
export const portions = {
  /** By a delete, or by taking one back: a second or two. The rest is done afterwards. */
  atOnce: 3_000,
  /** Afterwards: few enough that a batch is over in a moment, and nobody waits for its locks. */
  batch: 1_000,
};

/** Does a batch of what is left of a deletion. Answers whether there is more. */
const doBatch = ({ transact }: Pick<Store, 'transact'>, accountId: string, id: string) =>
  transact(async ({ db }) => {
    const rest = await deletionRestsSql.lock(db, accountId, id);
    if (!rest) return false;
    const { isTakenBack, ...deleting } = rest;
    const isMore = isTakenBack
      ? await deletionRestsSql.unmark(db, accountId, deleting, portions.batch)
      : await deletionRestsSql.mark(db, accountId, deleting, portions.batch);
    if (!isMore) await deletionRestsSql.end(db, accountId, id);
    return isMore;
  });

/**
 * Marks the answers and scans that a large deletion took, or unmarks them once it was taken back: a few
 * at a time, with a rest as long as each took. Broken off, it goes on where it was.
 */
export async function finishDeletion(
  tools: Pick<Store, 'transact' | 'enqueue'>,
  accountId: string,
  id: string,
): Promise<void> {
  const isMore = await runInBatches(() => doBatch(tools, accountId, id), { forMs: turnMs });
  if (isMore) await tools.enqueue('finishDeletion', { accountId, deletionId: id });
}
