/** Runs something once the page has nothing better to do. Safari cannot tell: there it is soon. */
export const whenIdle = (run: () => void): void => {
  (window.requestIdleCallback ?? setTimeout)(run);
};
