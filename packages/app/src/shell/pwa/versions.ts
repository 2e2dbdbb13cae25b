import type { GraphErrorCode } from '@hearback/schema/errors';

import { messages } from '../snackbar/messages';
import { showSnackbar } from '../snackbar/snackbar';

/** The error code for an operation of an older version that the server no longer knows. */
export const outdatedCode: GraphErrorCode = 'PERSISTED_QUERY_NOT_FOUND';

/** Says that this page is too old to go on, and looks for the newer version, which is then offered. */
export function sayOutdated() {
  showSnackbar('warning', messages.outdated);
  void appVersions.check();
}

/** Without service workers, as on plain http, there is one version: the one that was loaded. */
const noWorkers = Object.assign(new EventTarget(), { controller: null });

/** The versions of the app on this device. */
export const appVersions = createVersions({
  container: 'serviceWorker' in navigator ? navigator.serviceWorker : noWorkers,
  reload: () => window.location.reload(),
});

/**
 * `waiting`: a newer version is installed and waits to be activated. `replaced`: another tab
 * activated it; this one continues with the files it began with.
 */
export type VersionState = 'current' | 'waiting' | 'replaced';

/** As much of the browser's registration as is followed. */
interface Registration extends Pick<
  ServiceWorkerRegistration,
  'waiting' | 'installing' | 'addEventListener'
> {
  update: () => Promise<unknown>;
}

interface Tools {
  container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>;
  /** Loads the page anew. */
  reload: () => void;
}

/** Knows whether this page runs the newest version, and changes to it when the person says so. */
export function createVersions({ container, reload }: Tools) {
  const listeners = new Set<() => void>();
  let state: VersionState = 'current';
  let registration: Registration | undefined;
  let isWanted = false;
  // The first worker of a browser replaces nothing: there is no update to announce.
  let hasBegun = container.controller !== null;

  const set = (next: VersionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const offer = () => {
    if (registration?.waiting && container.controller) set('waiting');
  };

  container.addEventListener('controllerchange', () => {
    if (isWanted) reload();
    else if (hasBegun) set('replaced');
    hasBegun = true;
  });

  return {
    read: () => state,

    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    follow(given: Registration) {
      registration = given;
      offer();
      given.addEventListener('updatefound', () => {
        const worker = given.installing;
        worker?.addEventListener('statechange', () => {
          if (worker.state === 'installed') offer();
        });
      });
    },

    /** Looks whether there is a newer version. Without a network there is none. */
    check: async () => {
      await registration?.update().catch(() => undefined);
    },

    /** Lets the version that waits take over, and loads the page with it. */
    change() {
      const { waiting } = registration ?? {};
      // It is active already, since another tab activated it.
      if (!waiting) return reload();
      isWanted = true;
      waiting.postMessage({ type: 'SKIP_WAITING' });
    },
  };
}

export type AppVersions = ReturnType<typeof createVersions>;
