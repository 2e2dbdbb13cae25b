import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from 'react-aria-components';

import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../icons';
import { useUiStrings } from '../../strings/UiStringsProvider';
import type { ShownMessage, Snackbar } from './createSnackbar';
import * as styles from './Snackbar.css';

/** A rectangle in CSS pixels of the viewport. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const edge = 16;
const step = 8;

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** The area that two boxes share, in square pixels. */
const sharedArea = (one: Box, other: Box): number =>
  Math.max(
    0,
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left),
  ) *
  Math.max(
    0,
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top),
  );

/**
 * A place for a message where it covers no control: the lowest one in the middle, else at the end or
 * the start of the line, else the next higher one. Where there is none, the one that covers least.
 */
export function placeClear(
  size: Pick<Box, 'width' | 'height'>,
  viewport: Pick<Box, 'width' | 'height'>,
  controls: readonly Box[],
): { left: number; top: number } {
  const lowest = viewport.height - edge - size.height;
  const columns = [
    (viewport.width - size.width) / 2,
    viewport.width - edge - size.width,
    edge,
  ].filter((left, at) => at === 0 || left >= edge);
  let least = { left: columns[0] ?? 0, top: lowest, area: Number.POSITIVE_INFINITY };
  for (let top = lowest; top >= edge; top -= step) {
    for (const left of columns) {
      const box = { left, top, ...size };
      const covered = controls.filter((control) => overlaps(box, control));
      if (covered.length === 0) return { left, top };
      const area = covered.reduce((sum, control) => sum + sharedArea(box, control), 0);
      if (area < least.area) least = { left, top, area };
    }
  }
  return { left: least.left, top: least.top };
}

const never = () => () => {};

/** Portal target for page-level elements. Null in server rendering. */
const usePageBody = (): HTMLElement | null =>
  useSyncExternalStore(
    never,
    () => document.body,
    () => null,
  );

export interface SnackbarRegionProps {
  snackbar: Snackbar;
}

const signs = { success: SuccessIcon, info: InfoIcon, warning: WarningIcon, error: ErrorIcon };
const calmMs = 6_000;
/** Errors, and messages with a button, take longer to read and to reach. */
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
        // Controls behind a dialog cannot be reached.
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

/** Shows short messages that disappear by themselves. One per app. Lasting messages are a `Notice`. */
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
