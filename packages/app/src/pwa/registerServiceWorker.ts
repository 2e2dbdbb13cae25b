import { useSyncExternalStore } from 'react';

let waiting: ServiceWorker | undefined;
const listeners = new Set<() => void>();

const offer = (worker: ServiceWorker | null) => {
  // The first worker of a browser replaces nothing: there is no news to tell.
  if (!worker || !navigator.serviceWorker.controller) return;
  waiting = worker;
  for (const listener of listeners) listener();
};

/** The page's policy lets no text become a script's address unless it passes here. */
const scriptAddress = (address: string): string => {
  const policy = window.trustedTypes?.createPolicy('hearback', {
    createScriptURL: (text) => {
      if (text === '/sw.js') return text;
      throw new TypeError(`${text} is no script of this app. Only /sw.js is registered here.`);
    },
  });
  return policy?.createScriptURL(address) ?? address;
};

/** Registers the worker that keeps the app's shell, and notices when a newer one waits. */
export async function registerServiceWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(scriptAddress('/sw.js'), {
      scope: '/',
    });
    offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed') offer(worker);
      });
    });
  } catch (error) {
    // The app works without it; a person cannot do anything about it.
    console.warn('The service worker could not be registered.', error);
  }
}

/** Lets the waiting version take over, and loads the page anew with it. */
export function switchToNewVersion() {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  waiting?.postMessage({ type: 'SKIP_WAITING' });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Whether a newer version of the app waits to be used. */
export const useIsNewVersionWaiting = () =>
  useSyncExternalStore(subscribe, () => waiting !== undefined);
