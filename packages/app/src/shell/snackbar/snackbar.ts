import type { AnyMessage } from '../../i18n/AnyMessage';

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
  /** Where it can be looked up what went wrong. */
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

/** Says one sentence for a moment, wherever the person is. It is translated where it is shown. */
export function showSnackbar(
  status: SnackbarStatus,
  message: AnyMessage,
  values?: Record<string, string | number>,
  action?: Action,
) {
  announce({ status, message, values, action });
}

/** Says for a moment that something failed, and under which reference that can be looked up. */
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
