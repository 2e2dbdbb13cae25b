import { removeFromOutbox } from '../mail/removeFromOutbox.ts';
import { doBatches, turnMs } from '../tools/doBatches.ts';
import type { ServiceTools } from '../ServiceTools.ts';

type Tools = Pick<
  ServiceTools,
  'deletions' | 'letters' | 'transact' | 'enqueue' | 'settings' | 'now'
> & {
  newId: () => string;
};

/**
 * Deletes an account whose day has come, for good: first its doors are shut, then its rows go a
 * few at a time with rests, so that nobody else waits. What takes longer than a turn goes on in another
 * job. Nothing happens when its owner kept it.
 */
export async function purgeAccount(tools: Tools, accountId: string): Promise<void> {
  const { deletions, letters, transact, enqueue, settings, now, newId } = tools;
  if (!(await transact((inside) => inside.deletions.shut(accountId, now())))) return;

  const isMore = await doBatches(() => deletions.removeBatch(accountId), { forMs: turnMs });
  if (isMore) return enqueue('purgeAccount', { accountId });
  await removeFromOutbox(settings, await letters.listIds(accountId));

  await transact(async (inside) => {
    const farewellId = newId();
    if (await inside.deletions.removeAccount(accountId, farewellId, now())) {
      await inside.enqueue('sendAccountDeleted', { farewellId });
    }
  });
}
