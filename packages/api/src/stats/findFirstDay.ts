import type { ServiceTools } from '../ServiceTools.ts';
import type { Subject } from './findSubject.ts';

/** Finds the first day with anything of a scope: a live code, a scan or an answer. */
export const findFirstDay =
  ({ stats, rollup }: Pick<ServiceTools, 'stats' | 'rollup'>) =>
  async ({
    accountId,
    filter,
    scope: { kind, keys },
  }: Pick<Subject, 'accountId' | 'filter' | 'scope'>): Promise<string | undefined> => {
    const days = await Promise.all([
      stats.firstCodeDay(accountId, filter),
      rollup.firstDay(accountId, kind, keys),
    ]);
    return days.filter((day) => day !== undefined).toSorted()[0];
  };
