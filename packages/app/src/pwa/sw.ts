import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;

// The app's shell: it opens without a network. The list is put in at build time.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
clientsClaim();

// The server's own pages, and all data, are never answered from here.
const servers = [
  /^\/r\//i,
  /^\/api(\/|$)/,
  /^\/graphql/,
  /^\/qr-feedback/,
  /^\/storybook/,
  /^\/dev\//,
  /^\/healthz$/,
  /^\/readyz$/,
];
registerRoute(new NavigationRoute(createHandlerBoundToURL('/'), { denylist: servers }));

// Parts of the app that are not in the shell carry a hash in their name: they never change.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'hearback-assets',
    // Workbox's own types do not agree with each other under exact optional properties.
    plugins: [new ExpirationPlugin({ maxEntries: 120, purgeOnQuotaError: true }) as WorkboxPlugin],
  }),
);

self.addEventListener('message', ({ data }) => {
  // A new version waits until the person asks for it: nothing changes under their hands.
  if ((data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
