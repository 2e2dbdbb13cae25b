/** Timeout in milliseconds for a frame that is never painted, such as one out of view. */
const atLatest = 500;

/** Runs a callback once after the first paint: reading storage would delay it. */
export function afterPaint(run: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    run();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, atLatest);
}

/** Runs a callback when the page is idle. Safari has no `requestIdleCallback`: there it runs soon. */
export const whenIdle = (run: () => void): void => {
  (window.requestIdleCallback ?? setTimeout)(run);
};
