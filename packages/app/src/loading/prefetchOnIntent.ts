import type { RouteObject } from 'react-router-dom';

import { pagesAt } from './pagesAt';

/** How a link is pointed at: by a mouse, by the keyboard, by a finger that has just come down. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** What not every browser tells. */
interface Connection {
  connection?: { saveData?: boolean };
}

const mayFetchAhead = () =>
  navigator.onLine && (navigator as Connection).connection?.saveData !== true;

/**
 * Fetches a screen's file while a link to it is pointed at, so that it is there when the link is
 * followed. Its query is not asked ahead: a screen asks again when it opens, so it would cost twice.
 */
export function prefetchOnIntent(routes: () => RouteObject[]): () => void {
  const fetchAhead = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin || link.hasAttribute('download')) return;
    if (!mayFetchAhead()) return;
    for (const page of pagesAt(routes(), link.pathname)) void page.preload();
  };

  for (const intent of intents) {
    document.addEventListener(intent, fetchAhead, { passive: true });
  }
  return () => {
    for (const intent of intents) document.removeEventListener(intent, fetchAhead);
  };
}
