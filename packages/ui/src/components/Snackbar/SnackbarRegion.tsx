import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from 'react-aria-components';

import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../icons';
import { usePageBody } from '../../internal/usePageBody';
import { useUiStrings } from '../../strings/UiStringsProvider';
import type { ShownMessage, Snackbar } from './createSnackbar';
import { overlaps, placeClear } from './placeClear';
import * as styles from './Snackbar.css';

export interface SnackbarRegionProps {
  snackbar: Snackbar;
}

const signs = { success: SuccessIcon, info: InfoIcon, warning: WarningIcon, error: ErrorIcon };
const calmMs = 6_000;
/** Bad news, and news with a button, take longer to read and to reach. */
const longMs = 10_000;
const recheckMs = 1_000;
const recheckPlaceMs = 250;

const controls =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="slider"], [role="option"], [role="menuitem"], [tabindex="0"]';

/** The controls that a person can see and reach now, as boxes of the viewport. */
function findControls(region: HTMLElement) {
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter(
      (control) =>
        !region.contains(control) &&
        // What a dialog stands before cannot be reached.
        control.closest('[aria-hidden="true"], [inert]') === null,
    )
    .map((control) => control.getBoundingClientRect())
    .filter(
      ({ width, height, top, bottom }) =>
        width > 0 && height > 0 && bottom > 0 && top < window.innerHeight,
    );
}

/** Keeps messages where they cover no control, while there are any: dialogs open, pages scroll. */
function useClearPlace(hasMessages: boolean) {
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = region.current;
    if (!hasMessages || !element) return undefined;
    let place = { left: Number.NaN, top: Number.NaN };
    const update = () => {
      const { width, height } = element.getBoundingClientRect();
      const viewport = {
        width: document.documentElement.clientWidth,
        height: window.innerHeight,
      };
      const boxes = findControls(element);
      const isInSight = place.top + height < viewport.height && place.left + width < viewport.width;
      // A message that is being read moves only when it has to.
      if (isInSight && !boxes.some((box) => overlaps({ ...place, width, height }, box))) return;
      place = placeClear({ width, height }, viewport, boxes);
      element.style.left = `${place.left}px`;
      element.style.top = `${place.top}px`;
    };
    update();
    const timer = setInterval(update, recheckPlaceMs);
    window.addEventListener('resize', update);
    return () => {
      clearInterval(timer);
      window.removeEventListener('resize', update);
    };
  });
  return region;
}

/** Where short messages appear and leave by themselves. One per app. News that stays is a `Notice`. */
export function SnackbarRegion({ snackbar }: SnackbarRegionProps) {
  const strings = useUiStrings();
  const body = usePageBody();
  const messages = useSyncExternalStore(snackbar.subscribe, snackbar.messages, snackbar.messages);

  const region = useClearPlace(messages.length > 0);

  if (body === null) return null;

  return createPortal(
    <div
      ref={region}
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
