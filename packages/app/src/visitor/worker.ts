import { prove } from './script/proof';
import { broadcast, flush, queueName } from './script/queue';

declare const self: ServiceWorkerGlobalScope;

/** An event that comes when there is a network again. TypeScript does not know it yet. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** Throws when something still waits, so that the browser tries again later. */
async function sendAll(): Promise<void> {
  const wait = await flush(prove, broadcast);
  if (wait !== undefined) throw new Error('Some answers still wait for a network.');
}

// A new worker activates at once, and sends what the old one left: stored answers are in the database, not
// in memory.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim().then(sendAll)));

self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as SyncEvent;
  if (tag === queueName) waitUntil.call(event, sendAll());
});
