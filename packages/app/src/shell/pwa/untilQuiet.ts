const quietMs = 1_000;

/**
 * Resolves once the page has loaded, has received nothing for a second, and has time to spare. What can
 * wait, waits for that: it must not take the network from the screen that somebody is waiting for.
 */
export function untilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const beginAgain = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (document.readyState !== 'complete') return beginAgain();
        observer.disconnect();
        (window.requestIdleCallback ?? setTimeout)(() => resolve());
      }, quietMs);
    };
    const observer = new PerformanceObserver(beginAgain);
    observer.observe({ type: 'resource' });
    beginAgain();
  });
}
