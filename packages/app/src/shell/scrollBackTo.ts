/** What somebody does who has begun to read, and must not be moved any more. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to where a screen was left, also when the list that was there has yet to come. */
export function scrollBackTo(y: number): () => void {
  const stop = () => {
    observer.disconnect();
    for (const move of ownMoves) window.removeEventListener(move, stop);
  };
  const scroll = () => {
    window.scrollTo(0, y);
    // Positions may be fractions of a pixel.
    if (Math.abs(window.scrollY - y) < 2) stop();
  };
  const observer = new ResizeObserver(scroll);

  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true });
  // It reports the size that is there as well, so the first try needs no call of its own later.
  observer.observe(document.body);
  scroll();
  return stop;
}
