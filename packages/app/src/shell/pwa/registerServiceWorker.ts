import { appVersions } from './appVersions';
import { checkForVersions } from './checkForVersions';
import { untilQuiet } from './untilQuiet';

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
