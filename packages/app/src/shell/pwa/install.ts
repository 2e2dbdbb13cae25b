import { useSyncExternalStore } from 'react';

/** The event of browsers that can install the app. Not yet in TypeScript's DOM library. */
interface BeforeInstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export interface InstallState {
  /** True if the browser can show its install prompt. */
  isPromptAvailable: boolean;
  /** True if this is the installed app, or the browser reports that there is one. */
  isInstalled: boolean;
}

let deferred: BeforeInstallPromptEvent | undefined;
let state: InstallState = { isPromptAvailable: false, isInstalled: false };
const listeners = new Set<() => void>();

const set = (change: Partial<InstallState>) => {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
};

/** True in the installed app. */
export const isInstalledApp = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  // Safari on iOS has its own word for it.
  (navigator as { standalone?: boolean }).standalone === true;

/** Checks if the app is installed, in browsers that can tell. See webManifest.ts. */
async function lookBeside() {
  const { getInstalledRelatedApps } = navigator as {
    getInstalledRelatedApps?: () => Promise<readonly unknown[]>;
  };
  // Rejected in frames, and by some privacy settings: then only the app itself knows.
  const apps = await getInstalledRelatedApps?.call(navigator).catch(() => []);
  if (apps && apps.length > 0) set({ isInstalled: true });
}

/** Stores the browser's install prompt until it is used. Returns a function that stops this. */
export function followInstall(): () => void {
  const keepOffer = (event: Event) => {
    event.preventDefault();
    deferred = event as BeforeInstallPromptEvent;
    set({ isPromptAvailable: true });
  };
  const noteInstalled = () => {
    deferred = undefined;
    set({ isPromptAvailable: false, isInstalled: true });
  };

  set({ isInstalled: isInstalledApp() });
  void lookBeside();
  window.addEventListener('beforeinstallprompt', keepOffer);
  window.addEventListener('appinstalled', noteInstalled);
  return () => {
    window.removeEventListener('beforeinstallprompt', keepOffer);
    window.removeEventListener('appinstalled', noteInstalled);
    deferred = undefined;
    set({ isPromptAvailable: false, isInstalled: false });
  };
}

/** Shows the browser's install prompt. A prompt can be used once. */
export async function askToInstall() {
  const offer = deferred;
  if (!offer) return;
  deferred = undefined;
  set({ isPromptAvailable: false });
  const { outcome } = await offer.prompt();
  if (outcome === 'accepted') set({ isInstalled: true });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useInstall = () => useSyncExternalStore(subscribe, () => state);
