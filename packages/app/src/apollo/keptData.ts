import type { NormalizedCacheObject } from '@apollo/client';

import type { AnswerTimes } from './answerTimes';
import { mergeKept } from './mergeKept';

const name = 'hearback-data';
const address = '/kept-data';

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
const open = () => (typeof caches === 'undefined' ? undefined : caches.open(name));

async function read(sessionId: string): Promise<KeptData | undefined> {
  const cache = await open();
  const response = await cache?.match(address);
  if (!response) return undefined;
  const kept = (await response.json()) as Partial<Kept>;
  if (kept.sessionId !== sessionId || !kept.data) return undefined;
  // An earlier version of the app has kept no times.
  return { data: kept.data, keptAt: kept.keptAt ?? {} };
}

/** What was kept in this session. Undefined when nothing was, or by somebody else. */
export const readKeptData = (sessionId: string): Promise<KeptData | undefined> =>
  inTurn(() => read(sessionId));

/** Keeps what the screens know, for a start without a network. */
export const keepData = (sessionId: string, present: KeptData, now = Date.now()): Promise<void> =>
  inTurn(async () => {
    const cache = await open();
    if (!cache) return;
    const kept: Kept = { sessionId, ...mergeKept(await read(sessionId), present, now) };
    await cache.put(address, Response.json(kept));
  });

/** Leaves nothing of what was kept in this browser. */
export const forgetKeptData = (): Promise<void> =>
  inTurn(async () => {
    if (typeof caches !== 'undefined') await caches.delete(name);
  });
