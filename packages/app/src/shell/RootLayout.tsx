import { Suspense, useEffect, useRef } from 'react';
import { Outlet, type RouteObject, useLocation } from 'react-router-dom';

import { LinkProvider } from '@hearback/ui';

import { pagesAt } from '../loading/shapeOf';
import { followTheme } from './theme/theme';
import { FirstLoader } from './FirstLoader';
import { GoTo } from './GoTo';
import { useGoTo } from './useGoTo';
import { isSameScreen } from './isSameScreen';
import { useScrollPosition } from './useScrollPosition';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/** Maximum time in which a dialog or a menu returns the focus by itself. */
const patienceMs = 60;

const isUsable = (element: HTMLElement) =>
  element.isConnected && !element.matches(':disabled') && element.closest('[inert]') === null;

/** The title of a part of the page, or a control in it where it has no title. */
function findPlaceIn(part: HTMLElement): HTMLElement | null {
  return part.querySelector('h1, h2, h3, h4') ?? part.querySelector(focusable);
}

/**
 * Finds a place for a focus that fell to the body since its element was removed or disabled: the
 * nearest part of the page that is left of its surroundings, else the title of the screen.
 */
function findPlace(lost: HTMLElement, ancestors: readonly HTMLElement[]): HTMLElement | null {
  for (const ancestor of ancestors) {
    if (ancestor === document.body || ancestor.tagName === 'MAIN') break;
    // Around a control that is only disabled, the next one is meant: “Previous” on the last page.
    const place =
      ancestor.isConnected &&
      (lost.isConnected ? ancestor.querySelector<HTMLElement>(focusable) : findPlaceIn(ancestor));
    if (place && isUsable(place)) return place;
  }
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main, h1');
}

/** Keeps the focus from falling to the body when the focused control is removed: a step, a row, a button. */
export function useFocusRecovery() {
  useEffect(() => {
    let last: HTMLElement | undefined;
    let ancestors: HTMLElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;

    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target === document.body) return;
      last = target;
      ancestors = [];
      for (let one = target.parentElement; one; one = one.parentElement) ancestors.push(one);
    };
    const isLost = () =>
      last !== undefined && document.activeElement === document.body && !isUsable(last);
    const recover = () => {
      if (!last || !isLost()) return;
      const place = findPlace(last, ancestors);
      last = undefined;
      if (!place) return;
      if (!place.matches(focusable)) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    };
    const check = () => {
      if (!isLost()) return;
      clearTimeout(timer);
      timer = setTimeout(recover, patienceMs);
    };
    const observer = new MutationObserver(check);

    document.addEventListener('focusin', remember);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'inert'],
    });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
}

const busy = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** The heading of the screen, unless it is a skeleton. */
const findHeading = () =>
  [...document.querySelectorAll<HTMLElement>('main h1')].find(
    (heading) => !heading.closest('[aria-busy="true"]') && heading.textContent !== '',
  );

/** True if the focus may be moved: it is lost, or still on the link in the navigation. */
function isFree(): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return true;
  if (activeElement.matches('main')) return true;
  if (activeElement.matches('input, textarea, select, [contenteditable]')) return false;
  return !activeElement.closest(`main, ${busy}`);
}

function focus(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Focuses the heading of a new screen, so that it is read aloud and the next Tab continues from there.
 * The heading may come later, and be replaced while the screen loads; user input ends the wait.
 */
function takeFocus(): () => void {
  const stop = () => {
    observer.disconnect();
    window.removeEventListener('keydown', stop, true);
    window.removeEventListener('pointerdown', stop, true);
  };
  const look = () => {
    if (!isFree()) return;
    const heading = findHeading();
    const main = document.querySelector<HTMLElement>('main');
    if (heading) focus(heading);
    else if (main && document.activeElement !== main) focus(main);
  };
  const observer = new MutationObserver(look);

  // On their way down, so that the key that led here does not count.
  window.addEventListener('keydown', stop, true);
  window.addEventListener('pointerdown', stop, true);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-busy'],
  });
  look();
  return stop;
}

/** Moves the focus to a screen that was gone to. The first one is the browser's own matter. */
function useScreenFocus() {
  const location = useLocation();
  const last = useRef(location);

  useEffect(() => {
    const before = last.current;
    last.current = location;
    return isSameScreen(before, location) ? undefined : takeFocus();
  }, [location]);
}

/** Events before a navigation: hover, keyboard focus, touch. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** The Network Information API. Not every browser has it. */
interface Connection {
  connection?: { saveData?: boolean };
}

const mayFetchAhead = () =>
  navigator.onLine && (navigator as Connection).connection?.saveData !== true;

/**
 * Fetches a screen's file while a link to it is pointed at, so that it is there when the link is
 * followed. Its query is not sent ahead: a screen queries again when it opens, so it would cost twice.
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

/** Opens what a notification leads to: the worker tells the tab that it has brought to the front. */
function useNotificationClicks(goTo: (url: string) => void) {
  useEffect(() => {
    const { serviceWorker } = navigator as Partial<Navigator>;
    const open = ({ data }: MessageEvent) => {
      const { type, url } = (data ?? {}) as { type?: unknown; url?: unknown };
      if (type === 'open' && typeof url === 'string') goTo(url);
    };
    serviceWorker?.addEventListener('message', open);
    return () => serviceWorker?.removeEventListener('message', open);
  }, [goTo]);
}

interface Props {
  /** Every route, to know which files a link leads to. */
  routes: () => RouteObject[];
}

/** Layout of every screen: client-side navigation for links, and a fallback while loading. */
export function RootLayout({ routes }: Props) {
  const goTo = useGoTo(routes);
  useEffect(() => prefetchOnIntent(routes), [routes]);
  useEffect(followTheme, []);
  useScrollPosition();
  useScreenFocus();
  useFocusRecovery();
  useNotificationClicks(goTo);

  return (
    <LinkProvider navigate={goTo}>
      <GoTo value={goTo}>
        <Suspense fallback={<FirstLoader />}>
          <Outlet />
        </Suspense>
      </GoTo>
    </LinkProvider>
  );
}
