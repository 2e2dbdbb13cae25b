import { queueName } from './queue/news';
import { whenIdle } from './whenIdle';

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
 * Brings the worker that sends what waits after the page is closed. It is fetched once somebody
 * begins to answer: who merely looks has nothing to lose. The worker controls no page.
 */
export function syncLater(form: HTMLFormElement) {
  let registration: (ServiceWorkerRegistration & Syncing) | undefined;

  const register = () => {
    navigator.serviceWorker?.register(workerAddress(), { scope: '/r/' }).then(
      (made) => {
        registration = made;
      },
      // Storage is forbidden, as in some frames: the page itself sends what waits.
      () => undefined,
    );
  };
  form.addEventListener('input', () => whenIdle(register), { once: true });

  /** Has the worker woken when there is a network, this page or not. */
  return () => {
    // Not yet active, or switched off by the visitor: the next visit sends what waits.
    registration?.sync?.register(queueName).catch(() => undefined);
  };
}
