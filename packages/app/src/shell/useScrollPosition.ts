import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { isSameScreen } from './isSameScreen';

const storageKey = 'hearback_scroll_places';
/** Maximum number of history entries that are stored. */
const most = 50;

/** The page itself, among the places of a screen that scroll. The others have names of their own. */
const page = '';

/** Scroll offsets of a screen in pixels: of the page, and of panes by their `data-scroll-place`. */
type ScrollPositions = Readonly<Record<string, number>>;

type Known = Map<string, ScrollPositions>;

function read(): Known {
  const stored = sessionStorage.getItem(storageKey);
  if (stored === null) return new Map();
  try {
    return new Map(JSON.parse(stored) as [string, ScrollPositions][]);
  } catch {
    // Somebody else wrote there: every screen begins at its top.
    return new Map();
  }
}

let known: Known | undefined;
const positions = () => (known ??= read());

/** Returns the scroll offsets of a history entry of this tab, by its key. */
const scrollPositionsOf = (key: string): ScrollPositions => ({
  [page]: 0,
  ...positions().get(key),
});

function rememberScrollPosition(key: string, place: string, y: number) {
  const others = positions().get(key);
  positions().delete(key);
  positions().set(key, { ...others, [place]: y });
  const [oldest] = positions().keys();
  if (positions().size > most && oldest !== undefined) positions().delete(oldest);
}

/** Keeps what is known for when the page is loaded anew. */
function storeScrollPositions() {
  sessionStorage.setItem(storageKey, JSON.stringify([...positions()]));
}

/** Entries at which documents began all have the key "default": they are told apart by their addresses. */
const keyOf = ({ key, pathname, search }: Location) =>
  key === 'default' ? `${pathname}${search}` : key;

/** True if the document was opened by its address or a link: it begins at its top, whatever was there before. */
const isOpenedAnew = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');

/** Input events that show the person has begun to read: restoring must stop then. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Positions may be fractions of a pixel. */
const isNear = (at: number, y: number) => Math.abs(at - y) < 2;

/** Scrolls the page or a pane, if it is there; whether it went all the way. */
function isScrolledTo(place: string, y: number): boolean {
  if (place === page) {
    window.scrollTo(0, y);
    return isNear(window.scrollY, y);
  }
  const pane = document.querySelector(`[data-scroll-place="${CSS.escape(place)}"]`);
  if (!pane) return false;
  pane.scrollTop = y;
  return isNear(pane.scrollTop, y);
}

/** So long after the page last changed its height, no more of it is to come. */
const settledMs = 5_000;

/**
 * Scrolls to where a screen and its panes were left, also when what was there has yet to come. The page is held there
 * until its height has settled or the person moves it: what comes late over it would push it on.
 */
function scrollBackTo(positions: ScrollPositions): () => void {
  const left = new Map(Object.entries(positions));
  let height = 0;
  let settled: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    sizes.disconnect();
    parts.disconnect();
    clearTimeout(settled);
    for (const move of ownMoves) window.removeEventListener(move, stop);
    window.removeEventListener('scroll', stopAtOwnScroll);
  };
  /** Of the scrollbar, which has no other events. A page that is too short yet is not where it was left. */
  const stopAtOwnScroll = () => {
    const isMoved = !isNear(window.scrollY, left.get(page) ?? window.scrollY);
    if (settled && isMoved && height === document.body.scrollHeight) stop();
  };
  const scroll = () => {
    clearTimeout(settled);
    settled = undefined;
    for (const [place, y] of left) {
      if (!isScrolledTo(place, y)) continue;
      if (place !== page || y === 0) left.delete(place);
      else settled = setTimeout(stop, settledMs);
    }
    height = document.body.scrollHeight;
    if (left.size === 0) stop();
  };
  const sizes = new ResizeObserver(scroll);
  // Content added to a pane does not resize the page.
  const parts = new MutationObserver(scroll);

  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true });
  window.addEventListener('scroll', stopAtOwnScroll, { passive: true });
  // It reports the size that is there as well, so the first try needs no call of its own later.
  sizes.observe(document.body);
  if (left.size > 1) parts.observe(document.body, { childList: true, subtree: true });
  scroll();
  return stop;
}

/**
 * Another screen begins at its top; on the way back and forth each is where it was left, and so is
 * what scrolls in it by itself.
 */
export function useScrollPosition() {
  const location = useLocation();
  const type = useNavigationType();
  const last = useRef(location);
  const place = useRef(keyOf(location));

  useEffect(() => {
    const remember = ({ target }: Event) => {
      if (!(target instanceof HTMLElement)) {
        rememberScrollPosition(place.current, page, window.scrollY);
        return;
      }
      const pane = target.dataset['scrollPlace'];
      if (pane !== undefined) rememberScrollPosition(place.current, pane, target.scrollTop);
    };
    window.history.scrollRestoration = 'manual';
    // In the capture phase: scroll events of panes do not bubble.
    window.addEventListener('scroll', remember, { passive: true, capture: true });
    window.addEventListener('pagehide', storeScrollPositions);
    return () => {
      window.removeEventListener('scroll', remember, { capture: true });
      window.removeEventListener('pagehide', storeScrollPositions);
    };
  }, []);

  // Before the screen is painted: it must not be seen in the wrong place first.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = location;
    place.current = keyOf(location);
    if (before === location && isOpenedAnew()) positions().delete(place.current);
    if (type === NavigationType.Pop) return scrollBackTo(scrollPositionsOf(place.current));
    if (!isSameScreen(before, location)) window.scrollTo(0, 0);
    rememberScrollPosition(place.current, page, window.scrollY);
    return undefined;
  }, [location, type]);
}
