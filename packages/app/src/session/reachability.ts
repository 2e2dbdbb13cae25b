import { useSyncExternalStore } from 'react';

const probeEveryMs = 5_000;

let isReachable = true;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const set = (next: boolean) => {
  if (isReachable === next) return;
  isReachable = next;
  clearTimeout(timer);
  if (!isReachable) timer = setTimeout(() => void probe(), probeEveryMs);
  for (const listener of listeners) listener();
};

/** Polls the server. Browsers only know if there is some network. */
async function probe() {
  try {
    await fetch('/healthz', { cache: 'no-store' });
    set(true);
  } catch {
    set(false);
    clearTimeout(timer);
    timer = setTimeout(() => void probe(), probeEveryMs);
  }
}

/** True if the last request got a response. */
export const readReachable = () => isReachable;

/** Reports a response of any status. */
export const reportAnswer = () => set(true);

/** Reports a failed request. The server is then polled until it responds. */
export const reportNoAnswer = () => set(false);

export function onReachableChange(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Looks at once when the browser says that its network came or went. */
export function followNetwork() {
  window.addEventListener('online', () => void probe());
  window.addEventListener('offline', () => void probe());
}

/** Calls once, as soon as the server can be reached: at once, if it can. Answers how to stop waiting. */
export function whenReachable(listener: () => void): () => void {
  const stop = onReachableChange(() => {
    if (!isReachable) return;
    stop();
    listener();
  });
  if (isReachable) {
    stop();
    listener();
  }
  return stop;
}

export const useIsReachable = () => useSyncExternalStore(onReachableChange, readReachable);
