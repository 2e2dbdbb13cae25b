import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from 'react-aria-components';

import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../icons';
import { usePageBody } from '../../internal/usePageBody';
import { useUiStrings } from '../../strings/UiStringsProvider';
import type { ShownMessage, Snackbar } from './createSnackbar';
import * as styles from './Snackbar.css';

export interface SnackbarRegionProps {
  snackbar: Snackbar;
}

const signs = { success: SuccessIcon, info: InfoIcon, warning: WarningIcon, error: ErrorIcon };
const calmMs = 6_000;
/** Bad news, and news with a button, take longer to read and to reach. */
const longMs = 10_000;
const recheckMs = 1_000;

/** Where short messages appear and leave by themselves. One per app. News that stays is a `Notice`. */
export function SnackbarRegion({ snackbar }: SnackbarRegionProps) {
  const strings = useUiStrings();
  const body = usePageBody();
  const messages = useSyncExternalStore(snackbar.subscribe, snackbar.messages, snackbar.messages);

  if (body === null) return null;

  return createPortal(
    <div
      role="region"
      aria-label={strings.notifications}
      aria-live="polite"
      className={styles.region}
      // Messages stay within reach while a dialog is open.
      data-react-aria-top-layer="true"
    >
      {messages.map((message) => (
        <Message key={message.id} message={message} onDismiss={snackbar.dismiss} />
      ))}
    </div>,
    body,
  );
}

interface MessageProps {
  message: ShownMessage;
  onDismiss: (id: number) => void;
}

function Message({ message, onDismiss }: MessageProps) {
  const strings = useUiStrings();
  const { id, tone, text, action } = message;
  const Sign = signs[tone];
  const element = useRef<HTMLDivElement>(null);
  const stayMs = tone === 'error' || action ? longMs : calmMs;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const leave = () => {
      // Whoever points at a message, or is on it with the keyboard, is still reading.
      if (element.current?.parentElement?.matches(':hover, :focus-within')) {
        timer = setTimeout(leave, recheckMs);
      } else {
        onDismiss(id);
      }
    };
    timer = setTimeout(leave, stayMs);
    return () => clearTimeout(timer);
  }, [id, onDismiss, stayMs]);

  return (
    <div ref={element} className={styles.message} {...(tone === 'error' ? { role: 'alert' } : {})}>
      <span className={styles.sign({ tone })}>
        <Sign />
      </span>
      <span className={styles.words}>{text}</span>
      {action && (
        <Button
          className={styles.button}
          onPress={() => {
            action.onPress();
            onDismiss(id);
          }}
        >
          {action.label}
        </Button>
      )}
      <Button className={styles.button} aria-label={strings.dismiss} onPress={() => onDismiss(id)}>
        <CloseIcon size="small" />
      </Button>
    </div>
  );
}
