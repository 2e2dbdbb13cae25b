import type { Removal } from '../contract/removal.ts';
import type { SecurityEventKind } from '../contract/user/securityEvents.ts';
import { notFound } from '../errors/refuse.ts';
import type { Removed } from '../repositories/removals.ts';
import type { Store } from '../repositories/store.ts';
import type { ServiceTools } from './ServiceTools.ts';

type Tools = Pick<ServiceTools, 'transact' | 'now' | 'newId'>;

interface Asked {
  accountId: string;
  ids: readonly string[];
  /** What the owner reads of it later. */
  kind: Extract<SecurityEventKind, `${string}_removed`>;
}

/**
 * Removes all of the named things, or none: when one is missing, nothing has happened. What went is
 * noted, so that the owner can see it.
 */
export async function removeAll(
  { transact, now, newId }: Tools,
  { accountId, ids, kind }: Asked,
  remove: (inside: Store, ids: readonly string[]) => Promise<Removed>,
): Promise<Removal> {
  const each = [...new Set(ids)];
  return transact(async (inside) => {
    const { found, locations, codes, feedback } = await remove(inside, each);
    // Thrown inside the transaction, which takes everything back.
    if (found !== each.length) throw notFound();

    const cascade = { locations, codes, feedback };
    await inside.securityEvents.insert({
      accountId,
      id: newId(),
      personId: null,
      kind,
      createdAt: now(),
      counts: { removed: found, ...cascade },
    });
    return { deleted: each, cascade };
  });
}
