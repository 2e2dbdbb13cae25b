import type { Removal } from '../contract/removal.ts';
import { notFound } from '../errors/refuse.ts';
import type { Removed } from '../repositories/removals.ts';
import type { Store } from '../repositories/store.ts';

/** Removes all of the named things, or none: when one is missing, nothing has happened. */
export async function removeAll(
  transact: Store['transact'],
  ids: readonly string[],
  remove: (inside: Store, ids: readonly string[]) => Promise<Removed>,
): Promise<Removal> {
  const each = [...new Set(ids)];
  return transact(async (inside) => {
    const { found, locations, codes, feedback } = await remove(inside, each);
    // Thrown inside the transaction, which takes everything back.
    if (found !== each.length) throw notFound();
    return { deleted: each, cascade: { locations, codes, feedback } };
  });
}
