/** Lets the browser do what waits: paint, or answer to a finger. */
export const rest = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
