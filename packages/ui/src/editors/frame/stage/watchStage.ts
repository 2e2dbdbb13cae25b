import type { Point } from '../geometry/turn';
import type { Gesture, Held } from './Gesture';

/** Callbacks for pointer and wheel input. Points are in pixels of the table. */
export interface StageHands {
  /** Starts a gesture for a press. Undefined: the stage ignores the press. */
  begin: (event: PointerEvent, at: Point, isPanning: boolean) => Gesture | undefined;
  zoomBy: (times: number, around: Point) => void;
  panBy: (by: Point) => void;
  /** True if the whole sheet is visible: the wheel then scrolls the page. */
  isFit: boolean;
  /** Pointer position, for the rulers. Undefined: the pointer left. */
  point: (at: Point | undefined) => void;
}

/** Distance before a press becomes a drag, in pixels. */
const threshold = { mouse: 3, touch: 8 };
/** Zoom per unit of wheel movement. */
const wheelStep = 0.0022;

const heldOf = ({ shiftKey, altKey, ctrlKey, metaKey }: PointerEvent): Held => ({
  shift: shiftKey,
  alt: altKey,
  mod: ctrlKey || metaKey,
});

const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Listens to pointers, wheel and the space bar over a stage. Returns a function that stops it. */
export function watchStage(stage: HTMLElement, table: HTMLElement, hands: () => StageHands) {
  const listening = new AbortController();
  const { signal } = listening;
  const fingers = new Map<number, Point>();
  let active: { id: number; from: Point; gesture: Gesture; isDrag: boolean } | undefined;
  let next: { to: Point; held: Held } | undefined;
  let frame: number | undefined;
  let isSpaceHeld = false;
  let hasPanned = false;

  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = table.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const draw = () => {
    frame = undefined;
    if (next && active) active.gesture.move(next.to, next.held);
    next = undefined;
  };
  const settle = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
    next = undefined;
    active = undefined;
  };
  const giveUp = () => {
    const given = active;
    settle();
    if (given?.isDrag) given.gesture.cancel();
  };
  const markPanning = () => stage.toggleAttribute('data-panning', isSpaceHeld);

  const down = (event: PointerEvent) => {
    // Buttons over the table are not a part of it.
    if (event.target instanceof Element && event.target.closest('[data-context-bar]')) return;
    const at = placeOf(event);
    if (event.pointerType === 'touch') fingers.set(event.pointerId, at);
    if (fingers.size === 2) {
      giveUp();
      return;
    }
    if (active || fingers.size > 2) return;
    const isPanning = isSpaceHeld || event.button === 1;
    if (event.button !== 0 && !isPanning) return;
    const gesture = hands().begin(event, at, isPanning);
    if (!gesture) return;
    if (isPanning) {
      event.preventDefault();
      hasPanned = true;
    }
    active = { id: event.pointerId, from: at, gesture, isDrag: false };
  };
  const move = (event: PointerEvent) => {
    const at = placeOf(event);
    const before = fingers.get(event.pointerId);
    if (before && fingers.size === 2) {
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1] ?? before;
      const [was, is] = [middle(before, other), middle(at, other)];
      const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
      fingers.set(event.pointerId, at);
      hands().panBy({ x: is.x - was.x, y: is.y - was.y });
      hands().zoomBy(apart(at) / Math.max(1, apart(before)), is);
      return;
    }
    if (before) fingers.set(event.pointerId, at);
    if (!active || active.id !== event.pointerId) return;
    // The button was released outside of the window, without a pointerup event.
    if (event.buttons === 0) return giveUp();
    const reach = event.pointerType === 'touch' ? threshold.touch : threshold.mouse;
    if (!active.isDrag && Math.hypot(at.x - active.from.x, at.y - active.from.y) < reach) return;
    active.isDrag = true;
    next = { to: at, held: heldOf(event) };
    frame ??= requestAnimationFrame(draw);
  };
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (!active || active.id !== event.pointerId) return;
    if (next) draw();
    const { gesture, isDrag } = active;
    settle();
    if (isDrag) gesture.end();
    else gesture.press?.(heldOf(event));
  };

  stage.addEventListener('pointerdown', down, { signal });
  // On `window`, since a drag may leave the stage.
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener(
    'pointercancel',
    ({ pointerId }) => {
      fingers.delete(pointerId);
      if (active?.id === pointerId) giveUp();
    },
    { signal },
  );
  stage.addEventListener('pointermove', (event) => hands().point(placeOf(event)), { signal });
  stage.addEventListener('pointerleave', () => hands().point(undefined), { signal });
  table.addEventListener(
    'wheel',
    (event) => {
      const { deltaX, deltaY, deltaMode } = event;
      const times = deltaMode === 1 ? 16 : 1;
      const zooms = event.ctrlKey || event.metaKey;
      if (hands().isFit && !zooms) return;
      event.preventDefault();
      if (zooms) {
        hands().zoomBy(Math.exp(-deltaY * times * wheelStep), placeOf(event));
      } else if (event.shiftKey && deltaX === 0) hands().panBy({ x: -deltaY * times, y: 0 });
      else hands().panBy({ x: -deltaX * times, y: -deltaY * times });
    },
    { signal, passive: false },
  );
  // Prevents native dragging of images and text.
  stage.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && active?.isDrag) {
        event.preventDefault();
        event.stopPropagation();
        giveUp();
      }
    },
    { signal, capture: true },
  );
  stage.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== ' ' || isSpaceHeld) return;
      isSpaceHeld = true;
      hasPanned = false;
      markPanning();
    },
    { signal },
  );
  const release = (event: KeyboardEvent | FocusEvent) => {
    if (!isSpaceHeld || ('key' in event && event.key !== ' ')) return;
    isSpaceHeld = false;
    markPanning();
    // The space bar panned the sheet and must not press a button.
    if (hasPanned) event.preventDefault();
  };
  stage.addEventListener('keyup', release, { signal });
  window.addEventListener('blur', release, { signal });

  return () => {
    giveUp();
    listening.abort();
  };
}
