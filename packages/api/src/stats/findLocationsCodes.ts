import type { StatsLocationsCodes, StatsQuery } from './contract.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { findSilentCodes } from './findSilentCodes.ts';
import { findSubject } from './findSubject.ts';
import { keysOfCodes } from './keysOfCodes.ts';
import { rank } from './rank.ts';
import { addCounts, noCounts } from './rollup/Cell.ts';

/** Ranks locations and codes, and finds the codes that are not scanned any more. */
export const findLocationsCodes = (tools: Pick<ServiceTools, 'stats' | 'rollup' | 'now'>) => {
  const { stats, rollup } = tools;
  const subjectOf = findSubject(tools);
  const silentOf = findSilentCodes(tools);

  return async (accountId: string, query: StatsQuery): Promise<StatsLocationsCodes> => {
    const subject = await subjectOf(accountId, query);
    const { filter, span } = subject;
    const [codes, locations] = await Promise.all([
      stats.codes(accountId, filter),
      stats.locations(accountId, filter),
    ]);
    const { kind, keyOf, keys } = keysOfCodes(filter, codes);
    const [tallies, silent] = await Promise.all([
      rollup.tally(accountId, kind, span, keys),
      silentOf(subject, codes),
    ]);

    const none = noCounts();
    const counted = codes.map((code) => ({
      ...code,
      counts: tallies.get(keyOf(code)) ?? none,
    }));
    const ofLocation = Map.groupBy(counted, ({ location_id }) => location_id);
    const places = locations.map((location) => {
      const counts = noCounts();
      for (const code of ofLocation.get(location.id) ?? []) addCounts(counts, code.counts);
      return { ...location, counts };
    });
    return { locations: rank(places), codes: rank(counted), silent_codes: silent };
  };
};
