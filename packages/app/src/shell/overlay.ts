import { useSyncExternalStore } from 'react';

/** Overlays that any screen can open, one at a time. */
export type Overlay = 'palette' | 'shortcuts';

interface State {
  open: Overlay | undefined;
  /** Text typed while the overlay was loading. */
  typed: string;
}

let state: State = { open: undefined, typed: '' };
const listeners = new Set<() => void>();

export const readOverlay = () => state;

function set(next: State) {
  state = next;
  for (const listener of listeners) listener();
}

/** Opens it over whatever is on the screen. Its file may still have to come. */
export const openOverlay = (open: Overlay) => set({ open, typed: '' });

export const closeOverlay = () => set({ open: undefined, typed: '' });

/** Changes what was typed for the one that is on its way. */
export const typeAhead = (change: (typed: string) => string) =>
  set({ ...state, typed: change(state.typed) });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useOverlay = () => useSyncExternalStore(subscribe, readOverlay);
