import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';

import { dropUnreadable, isOfBrowser } from '../../session/dropUnreadable';

declare const self: ServiceWorkerGlobalScope;

// The app's own files: it opens without a network. The list is put in at build time.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
clientsClaim();

// The server's own pages, and all data, are never answered from here.
const servers = [
  /^\/r\//i,
  /^\/api(\/|$)/,
  /^\/graphql/,
  /^\/qr-feedback/,
  /^\/receipt\//,
  // They may lead to the operator's own.
  /^\/(terms|privacy)(\/|$)/,
  /^\/third-party-notices\.txt$/,
  /^\/storybook/,
  /^\/dev\//,
  /^\/healthz$/,
  /^\/readyz$/,
];
registerRoute(new NavigationRoute(createHandlerBoundToURL('/'), { denylist: servers }));

/** Deletes data of closed tabs. The app itself deletes data of remembered sessions. */
const dropWhatIsLeft = () => dropUnreadable(isOfBrowser).catch(() => undefined);

self.addEventListener('activate', (event) => event.waitUntil(dropWhatIsLeft()));
self.addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  // The app itself does it at its start, and knows more.
  const isServers = servers.some((pattern) => pattern.test(new URL(url).pathname));
  if (mode === 'navigate' && isServers) event.waitUntil(dropWhatIsLeft());
});

/** Pictures of articles that were looked at stay readable; their names do not change with them. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/help/'),
  new NetworkFirst({
    cacheName: 'hearback-pictures',
    // More than all articles have: only pictures of former versions are dropped.
    plugins: [new ExpirationPlugin({ maxEntries: 150, purgeOnQuotaError: true })],
  }),
);

self.addEventListener('message', (event) => {
  // The visitor page has a worker of its own, so this one does not see where a visit begins.
  if (event.data === 'visit') event.waitUntil(dropWhatIsLeft());
  // A new version waits until the person accepts it, so that nothing changes during use.
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

/** A notification, as the server writes it. */
interface Told {
  title: string;
  body: string;
  /** A screen of the app. */
  url: string;
  /** A second one with it replaces the first. */
  tag: string;
}

self.addEventListener('push', (event) => {
  const told = event.data?.json() as Told | undefined;
  if (!told) return;
  const { title, body, url, tag } = told;
  const icon = '/icons/icon-192.png';
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, data: { url } }));
});

/** True for a tab of the app: the visitor page and the server's own pages have no screens. */
const isOfApp = ({ url }: Client) =>
  servers.every((pattern) => !pattern.test(new URL(url).pathname));

/** Opens a screen in a tab that is there, which asks before it leaves what is not saved, or in a new one. */
async function open(url: string) {
  const tabs = await self.clients.matchAll({ type: 'window' });
  const tab = tabs.find((each) => isOfApp(each) && each.focused) ?? tabs.find(isOfApp);
  if (!tab) return void (await self.clients.openWindow(url));
  tab.postMessage({ type: 'open', url });
  await tab.focus();
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data as Pick<Told, 'url'>;
  event.waitUntil(open(url));
});
