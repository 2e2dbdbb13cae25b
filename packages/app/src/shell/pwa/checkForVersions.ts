const hourMs = 3_600_000;

/** Coming back again and again asks no more often than this. */
const pauseMs = 60_000;

/** Looks for a newer version each hour, and when somebody comes back to the app. Answers how to stop. */
export function checkForVersions(check: () => Promise<void>, now: () => number = Date.now) {
  // The browser itself has just looked: the page was loaded.
  let checkedAt = now();
  const look = () => {
    checkedAt = now();
    void check();
  };
  const lookAfterPause = () => {
    if (document.visibilityState === 'visible' && now() - checkedAt >= pauseMs) look();
  };
  const timer = setInterval(look, hourMs);
  document.addEventListener('visibilitychange', lookAfterPause);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookAfterPause);
  };
}
