import type { NormalizedCacheObject } from '@apollo/client';

const name = 'hearback-data';
const address = '/kept-data';

interface Kept {
  /** Whose data it is. Nobody else gets it. */
  sessionId: string;
  data: NormalizedCacheObject;
}

/** Pages without the browser's cache (plain http) keep nothing. */
const open = () => (typeof caches === 'undefined' ? undefined : caches.open(name));

/** Keeps what the screens know, for a start without a network. */
export async function keepData(kept: Kept) {
  const cache = await open();
  await cache?.put(address, Response.json(kept));
}

/** What was kept in this session. Undefined when nothing was, or by somebody else. */
export async function readKeptData(sessionId: string): Promise<NormalizedCacheObject | undefined> {
  const cache = await open();
  const response = await cache?.match(address);
  if (!response) return undefined;
  const kept = (await response.json()) as Kept;
  return kept.sessionId === sessionId ? kept.data : undefined;
}

/** Leaves nothing of what was kept in this browser. */
export async function forgetKeptData() {
  if (typeof caches !== 'undefined') await caches.delete(name);
}
