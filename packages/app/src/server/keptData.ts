import type { NormalizedCacheObject } from '@apollo/client';

import { dataAddress, dataCache } from '../session/dropUnreadable';
import { leftKey, ownKey, seal, unseal, type StorageKey } from '../session/storageKey';
import type { AnswerTimes } from './answerTimes';
import { mergeKept } from './mergeKept';

/** What the screens knew, and when each of it was said. */
export interface KeptData {
  data: NormalizedCacheObject;
  keptAt: AnswerTimes;
}

interface Kept extends KeptData {
  /** Whose data it is. Nobody else gets it. */
  sessionId: string;
}

let last: Promise<unknown> = Promise.resolve();

/** One thing after the other: what is being written when all is forgotten is forgotten too. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work, work);
  // Whoever asked hears of a failure; the next one only waits.
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
    // Damaged, or sealed by somebody else: as good as not there.
    return undefined;
  }
}

/** What was kept in this session. Undefined when nothing was, or by somebody else. */
export const readKeptData = (sessionId: string, key = ownKey()): Promise<KeptData | undefined> =>
  inTurn(async () => key && read(key, sessionId));

/** Keeps what the screens know, sealed, for a start without a network. */
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

/** Leaves nothing of what this tab has kept. */
export const forgetKeptData = (key = leftKey()): Promise<void> =>
  inTurn(async () => {
    const cache = await open();
    if (key) await cache?.delete(dataAddress(key.id));
  });
