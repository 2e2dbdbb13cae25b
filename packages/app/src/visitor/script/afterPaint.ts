/** Where nothing is painted, as in a frame out of sight, nothing is waited for. In milliseconds. */
const atLatest = 500;

/** Runs something once, when what has arrived can be seen: reading the device's disk takes a moment. */
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
