import type { Buckets, CellKey, CellScope } from '../cellTables.sql.ts';
import { type StatsBatch, statsChangesSql } from '../statsChanges.sql.ts';
import type { Database } from '../../database/connect.ts';
import { type WordTools, planBatch } from './planBatch.ts';
import type { Delta, Deltas } from './Deltas.ts';

/** Reads all pending changes for the cells of a scope. */
interface Tail {
  read: (db: Database, scope: CellScope, withWords: boolean) => Promise<Delta[]>;
  /** The same without a query, if its plan is cached. Undefined if the changes include moved codes. */
  recall: (log: string, scope: CellScope, withWords: boolean) => Promise<Delta[] | undefined>;
}

/** A plan for all that waited for an account at one time. */
interface Planned {
  /** The id of these changes. */
  log: string;
  hasPlaces: boolean;
  withWords: boolean;
  deltas: Promise<Deltas>;
}

/** Accounts whose plans are cached at once. */
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
  tools: { db: Database } & WordTools,
  batch: StatsBatch,
  withWords: boolean,
): Promise<Deltas> {
  const deltas: Deltas = new Map();
  await planBatch(tools, batch, deltas, withWords);
  return deltas;
}

/**
 * Reads pending changes. A page of statistics requests many figures at once: while the log is the same, its
 * increments are the same, and are planned once for all of them.
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

  const planOnce = async (db: Database, batch: StatsBatch, withWords: boolean) => {
    const { accountId, log, hasPlaces } = batch;
    const known = await findPlan(accountId, log, withWords);
    if (known) return known.deltas;

    const planned = {
      log,
      hasPlaces,
      withWords,
      deltas: plan({ db, readWords }, batch, withWords),
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
    async read(db, scope, withWords) {
      const batch = await statsChangesSql.pick(db, scope.accountId);
      if (!batch) {
        plans.delete(scope.accountId);
        return [];
      }
      return ofScope(await planOnce(db, batch, withWords), scope);
    },

    async recall(log, scope, withWords) {
      const known = await findPlan(scope.accountId, log, withWords);
      return known && !known.hasPlaces ? ofScope(known.deltas, scope) : undefined;
    },
  };
}
