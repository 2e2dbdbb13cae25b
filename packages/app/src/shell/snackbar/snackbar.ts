import type { AnyMessage } from '../../i18n/Messages';

export type SnackbarStatus = 'error' | 'success' | 'info' | 'warning';

/** The one action of a message: “Undo”. */
interface Action {
  label: AnyMessage;
  onPress: () => void;
}

interface Announcement {
  status: SnackbarStatus;
  message: AnyMessage;
  values?: Record<string, string | number> | undefined;
  action?: Action | undefined;
  /** Request id under which the server's log has the error. */
  reference?: string | undefined;
}

/** Takes back what is shown: everything, or messages of one status. */
interface Withdrawal {
  withdraws: SnackbarStatus | 'all';
}

type Listener = (news: Announcement | Withdrawal) => void;

const listeners = new Set<Listener>();
/** Said before anybody listened. */
let early: Announcement[] = [];

/** Shows a message, whatever the screen. It is translated where it is rendered. */
export function showSnackbar(
  status: SnackbarStatus,
  message: AnyMessage,
  values?: Record<string, string | number>,
  action?: Action,
) {
  announce({ status, message, values, action });
}

/** Shows an error, with the request id under which it can be looked up. */
export function showFailure(message: AnyMessage, reference?: string) {
  announce({ status: 'error', message, reference });
}

function announce(announcement: Announcement) {
  if (listeners.size === 0) early.push(announcement);
  for (const listener of listeners) listener(announcement);
}

/** Takes back a message whose cause is gone: every message, or those of one status. */
export function clearSnackbar(status: SnackbarStatus | 'all' = 'all') {
  early = early.filter((one) => status !== 'all' && one.status !== status);
  for (const listener of listeners) listener({ withdraws: status });
}

export function onAnnouncement(listener: Listener) {
  listeners.add(listener);
  for (const announcement of early) listener(announcement);
  early = [];
  return () => {
    listeners.delete(listener);
  };
}
