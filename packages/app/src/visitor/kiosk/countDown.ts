/** Counts seconds down where a part of the kiosk shows them. Returns what stops it. */
export function countDown(part: Element | null, seconds: number, done: () => void): () => void {
  const shown = part?.querySelector('[data-seconds]');
  let left = Math.ceil(seconds);
  const show = () => {
    if (shown) shown.textContent = String(left);
  };
  const timer = setInterval(() => {
    left -= 1;
    show();
    if (left > 0) return;
    clearInterval(timer);
    done();
  }, 1_000);
  show();
  return () => clearInterval(timer);
}
