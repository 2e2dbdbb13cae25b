import { removeFromOutbox } from '../../mail/removeFromOutbox.ts';
import type { ServiceTools } from '../ServiceTools.ts';

type Tools = Pick<ServiceTools, 'deletions' | 'letters' | 'transact' | 'settings' | 'now'> & {
  newId: () => string;
};

/**
 * Deletes an account whose day has come, for good: first its doors are shut, then its rows go a
 * few at a time, so that nobody else waits. Nothing happens when its owner kept it.
 */
export async function purgeAccount(tools: Tools, accountId: string): Promise<void> {
  const { deletions, letters, transact, settings, now, newId } = tools;
  if (!(await transact((inside) => inside.deletions.shut(accountId, now())))) return;

  while (await deletions.removeBatch(accountId)) {
    // Each batch is a transaction of its own; others take their turn in between.
  }
  await removeFromOutbox(settings, await letters.listIds(accountId));

  await transact(async (inside) => {
    const farewellId = newId();
    if (await inside.deletions.removeAccount(accountId, farewellId, now())) {
      await inside.enqueue('sendAccountDeleted', { farewellId });
    }
  });
}
