import type { Store } from '../../store.ts';
import type { WordTools } from './countFacts.ts';
import { fold } from './fold.ts';

/**
 * Folds all that waits, of every account, without the rests of `createFolding`: for rows that came all
 * at once while nobody is served yet. Answers how many answers and scans it was about.
 */
export async function foldAll(
  store: Pick<Store, 'statsChanges' | 'snapshot'> & WordTools,
): Promise<number> {
  let size = 0;
  for (const accountId of await store.statsChanges.listAccounts()) {
    for (let waits = true; waits;) {
      const folded = await fold(store, accountId);
      size += folded.size;
      waits = folded.waits && !folded.isBusy;
    }
  }
  return size;
}
