import { countCharacters } from './countCharacters';
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
function syncLater() {
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

/** 1 to 9 are themselves, 0 is ten. Not while someone types words. The first key is pressed already. */
function listenToDigits(form: HTMLFormElement, first: Event): void {
  const choose = (event: Event) => {
    if (!(event instanceof KeyboardEvent)) return;
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || !/^\d$/.test(key)) return;
    if (target instanceof HTMLElement && target.matches('textarea,input:not([type=radio])')) return;
    const rating = key === '0' ? '10' : key;
    const star = form.querySelector<HTMLInputElement>(`[name=rating][value="${rating}"]`);
    star?.click();
    star?.focus();
  };
  document.addEventListener('keydown', choose);
  choose(first);
}

/** A finger that slides along the stars chooses the one below it. */
function slideAlongStars(form: HTMLFormElement): void {
  const stars = '[name=rating]';
  let isOnStars = false;
  form.addEventListener('pointerdown', ({ target }) => {
    isOnStars = target instanceof Element && target.matches(stars);
  });
  form.addEventListener('pointermove', ({ buttons, clientX, clientY }) => {
    if (!isOnStars || buttons !== 1) return;
    const star = document.elementFromPoint(clientX, clientY);
    if (star instanceof HTMLInputElement && star.matches(stars) && !star.checked) star.click();
  });
}

/**
 * Progressive enhancements loaded when a visitor begins to answer, by the event that showed it. The form
 * works without them.
 */
export function answering(form: HTMLFormElement, event: Event) {
  listenToDigits(form, event);
  slideAlongStars(form);
  countCharacters(form);
  return { askForSync: syncLater() };
}
