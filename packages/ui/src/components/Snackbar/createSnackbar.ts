export interface SnackbarMessage {
  tone: 'success' | 'info' | 'warning' | 'error';
  text: string;
  /** The one action of a message: "Undo". */
  action?: { label: string; onPress: () => void };
}

export interface ShownMessage extends SnackbarMessage {
  id: number;
}

/** Controls the snackbar. Usable outside of React, by a network layer for example. */
export interface Snackbar {
  /** Shows a message and answers with its id. The same text that still shows is not shown twice. */
  show: (message: SnackbarMessage) => number;
  dismiss: (id: number) => void;
  messages: () => readonly ShownMessage[];
  subscribe: (listener: () => void) => () => void;
}

const mostAtOnce = 3;

/** A queue of short messages for one `SnackbarRegion`. */
export function createSnackbar(): Snackbar {
  const listeners = new Set<() => void>();
  let shown: readonly ShownMessage[] = [];
  let lastId = 0;

  const set = (messages: readonly ShownMessage[]) => {
    shown = messages;
    for (const listener of listeners) listener();
  };

  return {
    show: (message) => {
      lastId += 1;
      const others = shown.filter(
        ({ text, tone }) => text !== message.text || tone !== message.tone,
      );
      set([...others, { ...message, id: lastId }].slice(-mostAtOnce));
      return lastId;
    },
    dismiss: (id) => set(shown.filter((message) => message.id !== id)),
    messages: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
