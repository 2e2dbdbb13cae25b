import { useSyncExternalStore } from 'react';

import type { AnyMessage } from '../i18n/AnyMessage';

export type SnackbarStatus = 'error' | 'success' | 'info' | 'warning';

export interface Snackbar {
  /** Tells two snackbars with the same words apart. */
  id: number;
  status: SnackbarStatus;
  message: AnyMessage;
  values?: Record<string, string | number> | undefined;
}

let current: Snackbar | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

const set = (next: Snackbar | undefined) => {
  current = next;
  for (const listener of listeners) listener();
};

/** Shows one sentence for a moment. A newer one takes the place of an older one. */
export function showSnackbar(
  status: SnackbarStatus,
  message: AnyMessage,
  values?: Record<string, string | number>,
) {
  lastId += 1;
  set({ id: lastId, status, message, values });
}

export const dismissSnackbar = () => set(undefined);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** What the snackbar says now. Undefined while there is nothing to say. */
export const useSnackbar = () => useSyncExternalStore(subscribe, () => current);
