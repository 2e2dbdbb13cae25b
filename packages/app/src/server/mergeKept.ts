import type { KeptData } from './keptData';

/** Of the text that is stored. A store that grows for ever is full one day. */
const mostCharacters = 3_000_000;

/** What nobody has asked for in so long is no use in a cellar either. */
const longestMs = 30 * 24 * 3_600_000;

/**
 * What was seen in earlier visits, under what is known now: who opens one screen today still finds
 * yesterday's others without a network. Too much or too old, and only today's is left.
 */
export function mergeKept(earlier: KeptData | undefined, present: KeptData, now: number): KeptData {
  if (!earlier) return present;
  const oldest = Math.min(...Object.values(earlier.keptAt), now);
  if (now - oldest > longestMs) return present;

  const data = { ...earlier.data };
  for (const [id, fields] of Object.entries(present.data)) data[id] = { ...data[id], ...fields };
  const merged = { data, keptAt: { ...earlier.keptAt, ...present.keptAt } };
  return JSON.stringify(merged).length > mostCharacters ? present : merged;
}
