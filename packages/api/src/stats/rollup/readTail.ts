import type { Buckets, CellKey, CellScope } from '../cellTables.sql.ts';
import type { StatsBatch } from '../statsChanges.sql.ts';
import type { Store } from '../../store.ts';
import type { WordTools } from './countFacts.ts';
import type { Delta, Deltas } from './Deltas.ts';
import { planBatch } from './planBatch.ts';

/** What waits to be folded into the cells of a scope, all of it. */
interface Tail {
  read: (inside: Store, scope: CellScope, withWords: boolean) => Promise<Delta[]>;
  /** The same without a question, where what waits was read before. A code that moved is none of it. */
  recall: (log: string, scope: CellScope, withWords: boolean) => Promise<Delta[] | undefined>;
}

/** A plan for all that waited for an account at one time. */
interface Planned {
  /** Which changes these were. */
  log: string;
  hasPlaces: boolean;
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

const ofScope = (deltas: Deltas, { kind, keys, buckets }: CellScope): Delta[] => {
  const wanted = keys && new Set(keys);
  return [...deltas.values()].filter(
    (delta) => delta.kind === kind && (wanted?.has(delta.key) ?? true) && isIn(delta, buckets),
  );
};

async function plan(
  inside: Store & WordTools,
  batch: StatsBatch,
  withWords: boolean,
): Promise<Deltas> {
  const deltas: Deltas = new Map();
  await planBatch(inside, batch, deltas, withWords);
  return deltas;
}

/**
 * Reads what waits. A page of statistics asks for many figures at once: as long as the log is the
 * same, what it comes to is the same, and is planned once for all of them.
 */
export function createReadTail({ readWords }: WordTools = {}): Tail {
  const plans = new Map<string, Planned>();

  const findPlan = async (accountId: string, log: string, withWords: boolean) => {
    const known = plans.get(accountId);
    if (known?.log !== log || (withWords && !known.withWords)) return undefined;
    // Whoever planned it may have lost their connection; then it is planned anew.
    const deltas = await known.deltas.catch(() => undefined);
    return deltas && { deltas, hasPlaces: known.hasPlaces };
  };

  const planOnce = async (inside: Store, batch: StatsBatch, withWords: boolean) => {
    const { accountId, log, hasPlaces } = batch;
    const known = await findPlan(accountId, log, withWords);
    if (known) return known.deltas;

    const planned = {
      log,
      hasPlaces,
      withWords,
      deltas: plan({ ...inside, readWords }, batch, withWords),
    };
    plans.delete(accountId);
    plans.set(accountId, planned);
    for (const oldest of plans.keys()) {
      if (plans.size <= plansMax) break;
      plans.delete(oldest);
    }
    return planned.deltas;
  };

  return {
    async read(inside, scope, withWords) {
      const batch = await inside.statsChanges.pick(scope.accountId);
      if (!batch) {
        plans.delete(scope.accountId);
        return [];
      }
      return ofScope(await planOnce(inside, batch, withWords), scope);
    },

    async recall(log, scope, withWords) {
      const known = await findPlan(scope.accountId, log, withWords);
      return known && !known.hasPlaces ? ofScope(known.deltas, scope) : undefined;
    },
  };
}
