import type { NormalizedCacheObject } from '@apollo/client';

import { dataAddress, dataCache } from '../session/dropUnreadable';
import { leftKey, ownKey, seal, type StorageKey, unseal } from '../session/storageKey';
import type { AnswerTimes } from './answerTimes';

/** Of the text that is stored. A store that grows for ever is full one day. */
const mostCharacters = 3_000_000;

/** Data from earlier visits is dropped once the oldest of it is older than this. */
const longestMs = 30 * 24 * 3_600_000;

/**
 * Merges the cached data of earlier visits under the present data, so that screens not opened today work
 * offline too. If the result is too large or too old, only the present data is kept.
 */
function mergeKept(earlier: KeptData | undefined, present: KeptData, now: number): KeptData {
  if (!earlier) return present;
  const oldest = Math.min(...Object.values(earlier.keptAt), now);
  if (now - oldest > longestMs) return present;

  const data = { ...earlier.data };
  for (const [id, fields] of Object.entries(present.data)) data[id] = { ...data[id], ...fields };
  const merged = { data, keptAt: { ...earlier.keptAt, ...present.keptAt } };
  return JSON.stringify(merged).length > mostCharacters ? present : merged;
}

/** Cached query results, and when the server returned each. */
export interface KeptData {
  data: NormalizedCacheObject;
  keptAt: AnswerTimes;
}

interface Kept extends KeptData {
  /** The session that the data belongs to. It is never restored for another one. */
  sessionId: string;
}

let last: Promise<unknown> = Promise.resolve();

/** Serializes operations, so that clearing also deletes what is being written at that moment. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work, work);
  // The caller gets the error; the next operation only waits.
  last = result.catch(() => undefined);
  return result;
}

/** Pages without the browser's cache (plain http) keep nothing. */
const open = () => (typeof caches === 'undefined' ? undefined : caches.open(dataCache));

async function read(key: StorageKey, sessionId: string): Promise<KeptData | undefined> {
  const cache = await open();
  const response = await cache?.match(dataAddress(key.id));
  if (!response) return undefined;
  try {
    const kept = (await unseal(key, new Uint8Array(await response.arrayBuffer()))) as Kept;
    return kept.sessionId === sessionId ? { data: kept.data, keptAt: kept.keptAt } : undefined;
  } catch {
    // Damaged, or encrypted with another key: treated as absent.
    return undefined;
  }
}

/** Reads the data kept in this session. Undefined if there is none, or it belongs to another session. */
export const readKeptData = (sessionId: string, key = ownKey()): Promise<KeptData | undefined> =>
  inTurn(async () => key && read(key, sessionId));

/** Stores the cache, encrypted, for an offline start. */
export const keepData = (
  sessionId: string,
  present: KeptData,
  now = Date.now(),
  key = ownKey(),
): Promise<void> =>
  inTurn(async () => {
    const cache = key && (await open());
    if (!cache) return;
    const kept: Kept = { sessionId, ...mergeKept(await read(key, sessionId), present, now) };
    await cache.put(dataAddress(key.id), new Response(await seal(key, kept)));
  });

/** Deletes all data stored by this tab. */
export const forgetKeptData = (key = leftKey()): Promise<void> =>
  inTurn(async () => {
    const cache = await open();
    if (key) await cache?.delete(dataAddress(key.id));
  });
