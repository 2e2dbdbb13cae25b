import { appVersions } from './versions';

const quietMs = 1_000;

/**
 * Resolves once the page has loaded, has received nothing for a second, and has time to spare. What can
 * wait, waits for that: it must not compete for the network with the screen that is loading.
 */
export function untilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const beginAgain = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (document.readyState !== 'complete') return beginAgain();
        observer.disconnect();
        (window.requestIdleCallback ?? setTimeout)(() => resolve());
      }, quietMs);
    };
    const observer = new PerformanceObserver(beginAgain);
    observer.observe({ type: 'resource' });
    beginAgain();
  });
}

const hourMs = 3_600_000;

/** Minimum time between two checks. */
const pauseMs = 60_000;

/** Checks for a newer version each hour, and when the app becomes visible. Returns a stop function. */
export function checkForVersions(check: () => Promise<void>, now: () => number = Date.now) {
  // The browser itself has just looked: the page was loaded.
  let checkedAt = now();
  const look = () => {
    checkedAt = now();
    void check();
  };
  const lookAfterPause = () => {
    if (document.visibilityState === 'visible' && now() - checkedAt >= pauseMs) look();
  };
  const timer = setInterval(look, hourMs);
  document.addEventListener('visibilitychange', lookAfterPause);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookAfterPause);
  };
}

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

/**
 * Registers the worker that keeps the app's shell, and notices when a newer one waits. On a first visit
 * it fetches the whole app, so the screen comes first.
 */
export async function registerServiceWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await untilQuiet();
  try {
    const registration = await navigator.serviceWorker.register(scriptAddress('/sw.js'), {
      scope: '/',
    });
    appVersions.follow(registration);
    checkForVersions(appVersions.check);
  } catch (error) {
    // The app works without it; a person cannot do anything about it.
    console.warn('The service worker could not be registered.', error);
  }
}
