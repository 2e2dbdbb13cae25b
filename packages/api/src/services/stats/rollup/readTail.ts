import type { Buckets, CellKey, CellScope } from '../../../repositories/cellTables.ts';
import type { StatsBatch } from '../../../repositories/statsChanges.ts';
import type { Store } from '../../../repositories/store.ts';
import type { Delta, Deltas } from './Deltas.ts';
import { planBatch } from './planBatch.ts';

/** What waits to be folded into the cells of a scope, all of it. */
export type ReadTail = (inside: Store, scope: CellScope, withWords: boolean) => Promise<Delta[]>;

/** A plan for all that waited for an account at one time. */
interface Planned {
  /** Which changes these were. */
  log: string;
  withWords: boolean;
  deltas: Promise<Deltas>;
}

/** So many accounts are looked at within a moment of each other. */
const plansMax = 16;

const isIn = ({ grain, starts }: CellKey, buckets: readonly Buckets[]): boolean =>
  buckets.some(
    ({ grain: asked, from, to }) =>
      asked === grain &&
      (from === undefined || starts >= from) &&
      (to === undefined || starts <= to),
  );

async function plan(inside: Store, batch: StatsBatch, withWords: boolean): Promise<Deltas> {
  const deltas: Deltas = new Map();
  await planBatch(inside, batch, deltas, withWords);
  return deltas;
}

/**
 * Reads what waits. A page of statistics asks for many figures at once: as long as the log is the
 * same, what it comes to is the same, and is planned once for all of them.
 */
export function createReadTail(): ReadTail {
  const plans = new Map<string, Planned>();

  const planOnce = async (inside: Store, batch: StatsBatch, withWords: boolean) => {
    const { accountId, log } = batch;
    const known = plans.get(accountId);
    if (known?.log === log && (known.withWords || !withWords)) {
      // Whoever planned it may have lost their connection; then it is planned anew.
      const deltas = await known.deltas.catch(() => undefined);
      if (deltas) return deltas;
    }
    const planned = { log, withWords, deltas: plan(inside, batch, withWords) };
    plans.delete(accountId);
    plans.set(accountId, planned);
    for (const oldest of plans.keys()) {
      if (plans.size <= plansMax) break;
      plans.delete(oldest);
    }
    return planned.deltas;
  };

  return async (inside, { accountId, kind, keys, buckets }, withWords) => {
    const batch = await inside.statsChanges.pick(accountId);
    if (!batch) {
      plans.delete(accountId);
      return [];
    }
    const deltas = await planOnce(inside, batch, withWords);
    const wanted = keys && new Set(keys);
    return [...deltas.values()].filter(
      (delta) => delta.kind === kind && (wanted?.has(delta.key) ?? true) && isIn(delta, buckets),
    );
  };
}
