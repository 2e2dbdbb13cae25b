/** Runs a callback when the page is idle. Safari has no `requestIdleCallback`: there it runs soon. */
export const whenIdle = (run: () => void): void => {
  (window.requestIdleCallback ?? setTimeout)(run);
};
