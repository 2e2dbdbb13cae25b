import { useSyncExternalStore } from 'react';

/** What is known about the person in front of this tab. */
export interface SessionState {
  /** Whether the startup check is done. Until then nothing is shown. */
  checkedAuth: boolean;
  isLoggedIn: boolean;
  /** The server did not answer the startup check: the session is kept, unproven. */
  isOffline: boolean;
  /** The next login goes back to the open address. Not after a logout: somebody else may be next. */
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
