import { queueName } from './queue';

/** Background Sync, where the browser has it. */
interface Syncing {
  sync?: { register: (tag: string) => Promise<void> };
}

/** The page's policy lets no text become a script's address, save this one. */
function workerAddress(): string {
  const address = '/visitor-worker.js';
  const policy = window.trustedTypes?.createPolicy('hearback-visitor', {
    createScriptURL: () => address,
  });
  return policy?.createScriptURL(address) ?? address;
}

/**
 * Registers the worker that sends stored answers after the page was closed, in browsers with background
 * sync only. The worker controls no page.
 */
export function syncLater() {
  let registration: (ServiceWorkerRegistration & Syncing) | undefined;

  if ('SyncManager' in window) {
    navigator.serviceWorker?.register(workerAddress(), { scope: '/r/' }).then(
      (made) => {
        registration = made;
      },
      // No network, or storage is forbidden, as in some frames: the page itself sends what waits.
      () => undefined,
    );
  }

  /**
   * Has the worker woken when there is a network, this page or not. True once the browser has promised it:
   * not while the worker is not active yet, nor where the visitor has switched it off.
   */
  return async (): Promise<boolean> => {
    try {
      await registration?.sync?.register(queueName);
      return !!registration?.sync;
    } catch {
      return false;
    }
  };
}
