import { page, type ScrollPositions } from './scrollPositions';

/** What somebody does who has begun to read, and must not be moved any more. */
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

/** Scrolls to where a screen and its panes were left, also when what was there has yet to come. */
export function scrollBackTo(positions: ScrollPositions): () => void {
  const left = new Map(Object.entries(positions));
  const stop = () => {
    sizes.disconnect();
    parts.disconnect();
    for (const move of ownMoves) window.removeEventListener(move, stop);
  };
  const scroll = () => {
    for (const [place, y] of left) if (isScrolledTo(place, y)) left.delete(place);
    if (left.size === 0) stop();
  };
  const sizes = new ResizeObserver(scroll);
  // What comes into a pane leaves the size of the page as it is.
  const parts = new MutationObserver(scroll);

  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true });
  // It reports the size that is there as well, so the first try needs no call of its own later.
  sizes.observe(document.body);
  if (left.size > 1) parts.observe(document.body, { childList: true, subtree: true });
  scroll();
  return stop;
}
