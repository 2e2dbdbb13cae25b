import { useSyncExternalStore } from 'react';

/** What the browser hands over when it would install the app. Not yet in TypeScript's own list. */
interface BeforeInstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export interface InstallState {
  /** Whether the browser lets us ask. */
  isPromptAvailable: boolean;
  /** Whether this is the installed app, or the browser says that there is one. */
  isInstalled: boolean;
}

let deferred: BeforeInstallPromptEvent | undefined;
let state: InstallState = { isPromptAvailable: false, isInstalled: false };
const listeners = new Set<() => void>();

const set = (change: Partial<InstallState>) => {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
};

const standalone = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  // Safari on iOS has its own word for it.
  (navigator as { standalone?: boolean }).standalone === true;

/** Asks browsers that know it whether the app is installed beside this tab. See webManifest.ts. */
async function lookBeside() {
  const { getInstalledRelatedApps } = navigator as {
    getInstalledRelatedApps?: () => Promise<readonly unknown[]>;
  };
  // Refused in a frame, and where nobody may know: then only the app itself knows.
  const apps = await getInstalledRelatedApps?.call(navigator).catch(() => []);
  if (apps && apps.length > 0) set({ isInstalled: true });
}

/** Keeps the browser's offer to install until a person asks for it. Answers how to stop. */
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

  set({ isInstalled: standalone() });
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

/** Asks the person, in the browser's own dialog. An offer can be used once. */
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
