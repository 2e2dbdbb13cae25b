import { changeStore, readStore } from '../server/drafts/draftDatabase';

/** The Cache Storage with the offline copies, one for each key that seals them. */
export const dataCache = 'hearback-data';

/** The place of an offline copy in there. */
export const dataAddress = (keyId: string) => `/kept-data/${keyId}`;

/** A tab that has a key of its own holds a lock of this name. Copies of the tab share it. */
export const lockOf = (keyId: string) => `hearback-key ${keyId}`;

/** Keys of remembered sessions lie in the local storage and need no open tab. */
export const isOfBrowser = (keyId: string) => keyId.startsWith('browser-');

/** Pages that the browser opens again after a crash take some time until they hold their locks. */
const restoringMs = 3_000;

export interface DropOptions {
  /** Zero where the page knows that no other one is just being restored. */
  waitMs?: number;
  /** The key of a session that has just ended, whose lock may still be there. */
  ended?: string | undefined;
}

async function heldLocks(): Promise<string[]> {
  const { locks } = navigator as { locks?: LockManager };
  const { held = [], pending = [] } = (await locks?.query()) ?? {};
  return [...held, ...pending].map(({ name = '' }) => name);
}

/**
 * Deletes offline copies and drafts whose key is gone: those of tabs that are closed, and whatever
 * `isWanted` refuses. The service worker calls this, too, so it uses what workers have.
 */
export async function dropUnreadable(
  isWanted: (keyId: string) => boolean,
  { waitMs = restoringMs, ended }: DropOptions = {},
): Promise<void> {
  if (typeof caches === 'undefined' && typeof indexedDB === 'undefined') return;
  // A page that leaves still holds its lock now; one that is being restored holds it later.
  const names = await heldLocks();
  if (waitMs > 0) {
    await new Promise((resolve) => {
      setTimeout(resolve, waitMs);
    });
    names.push(...(await heldLocks()));
  }
  const mayStay = (keyId: string) =>
    isWanted(keyId) || (keyId !== ended && names.includes(lockOf(keyId)));
  await Promise.all([dropCopies(mayStay), dropDrafts(mayStay)]);
}

async function dropCopies(mayStay: (keyId: string) => boolean) {
  if (typeof caches === 'undefined' || !(await caches.has(dataCache))) return;
  const cache = await caches.open(dataCache);
  for (const request of await cache.keys()) {
    const keyId = new URL(request.url).pathname.slice(dataAddress('').length);
    if (!mayStay(keyId)) await cache.delete(request);
  }
}

async function dropDrafts(mayStay: (keyId: string) => boolean) {
  if (typeof indexedDB === 'undefined') return;
  const all = (await readStore((store) => store.getAll())) as { id: string; keyId?: string }[];
  const lost = all.filter(({ keyId }) => keyId === undefined || !mayStay(keyId));
  if (lost.length === 0) return;
  await changeStore((store) => {
    for (const { id } of lost) store.delete(id);
  });
}
