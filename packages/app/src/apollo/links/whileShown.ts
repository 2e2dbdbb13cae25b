/** A glance at another tab is shorter than this, and changes nothing. */
const graceMs = 10_000;

interface Turns {
  /** Nobody has looked at the page for a while. */
  sleep: () => void;
  /** Somebody looks again. */
  wake: () => void;
}

/**
 * Says when the page goes out of sight for longer, and when it is back. Browsers open six
 * connections to a server at most, all tabs together: one that nobody sees must not hold any.
 */
export function whileShown({ sleep, wake }: Turns) {
  let isAsleep = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const follow = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') {
      timer = setTimeout(() => {
        isAsleep = true;
        sleep();
      }, graceMs);
    } else if (isAsleep) {
      isAsleep = false;
      wake();
    }
  };

  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', follow);
  };
}
