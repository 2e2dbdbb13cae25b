import { useSyncExternalStore } from 'react';

/** The session of this tab. */
export interface SessionState {
  /** True after the startup check. Until then nothing is rendered. */
  checkedAuth: boolean;
  isLoggedIn: boolean;
  /** The server did not respond to the startup check: the session is kept, unverified. */
  isOffline: boolean;
  /** The next login returns to the current URL. Not after a logout: the next person may be another one. */
  returnsAfterLogin: boolean;
}

let state: SessionState = {
  checkedAuth: false,
  isLoggedIn: false,
  isOffline: false,
  returnsAfterLogin: true,
};
const listeners = new Set<() => void>();

export const readSession = () => state;

export function setSession(change: Partial<SessionState>) {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

export function onSessionChange(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useSession = () => useSyncExternalStore(onSessionChange, readSession);
