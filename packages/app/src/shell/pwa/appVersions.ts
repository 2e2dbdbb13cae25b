import { createVersions } from './versions';

/** Where browsers keep no worker, as on plain http, there is one version: the one that was loaded. */
const noWorkers = Object.assign(new EventTarget(), { controller: null });

/** The versions of the app on this device. */
export const appVersions = createVersions({
  container: 'serviceWorker' in navigator ? navigator.serviceWorker : noWorkers,
  reload: () => window.location.reload(),
});
