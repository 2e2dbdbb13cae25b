import type { AnyMessage } from '../i18n/AnyMessage';

export type SnackbarStatus = 'error' | 'success' | 'info' | 'warning';

/** One thing to do about what is said: “Undo”. */
interface Action {
  label: AnyMessage;
  onPress: () => void;
}

interface Announcement {
  status: SnackbarStatus;
  message: AnyMessage;
  values?: Record<string, string | number> | undefined;
  action?: Action | undefined;
}

/** Nothing is announced any more when it gets null. */
type Listener = (announcement: Announcement | null) => void;

const listeners = new Set<Listener>();
/** Said before anybody listened. */
let early: Announcement[] = [];

/** Says one sentence for a moment, wherever the person is. It is translated where it is shown. */
export function showSnackbar(
  status: SnackbarStatus,
  message: AnyMessage,
  values?: Record<string, string | number>,
  action?: Action,
) {
  const announcement = { status, message, values, action };
  if (listeners.size === 0) early.push(announcement);
  for (const listener of listeners) listener(announcement);
}

/** Takes back what was said: it is no longer so. */
export function clearSnackbar() {
  early = [];
  for (const listener of listeners) listener(null);
}

export function onAnnouncement(listener: Listener) {
  listeners.add(listener);
  for (const announcement of early) listener(announcement);
  early = [];
  return () => {
    listeners.delete(listener);
  };
}
