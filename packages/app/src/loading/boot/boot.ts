/** Lets the browser do what waits: paint, or answer to a finger. */
const yieldToBrowser = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/**
 * Starts the app. All chunks are requested at once, but each is run in a task of its own: in a single task
 * they would block input on a slow phone for a quarter of a second.
 */
async function boot() {
  await import('./react');
  await yieldToBrowser();
  await import('./intl');
  await yieldToBrowser();
  const { start } = await import('../../main');
  await yieldToBrowser();
  start();
}

void boot();
