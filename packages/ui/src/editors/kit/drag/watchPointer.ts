import type { Grip, Lifted } from './Grip';
import { idAttributeOf } from './dropLists';

/** The item under a press: a new one, a part in a list, or none. */
function gripAt(target: EventTarget | null): Grip | undefined {
  if (!(target instanceof Element) || target.closest('[data-drag-never]')) return undefined;

  const tile = target.closest<HTMLElement>('[data-drag-new]');
  if (tile) return { dragged: { added: tile.dataset['dragNew'] ?? '' }, element: tile };

  const list = target.closest<HTMLElement>('[data-drop-list]');
  const attribute = list && idAttributeOf(list);
  const element = attribute && target.closest<HTMLElement>(`[${attribute}]`);
  if (!element || !list.contains(element)) return undefined;
  return { dragged: { id: element.getAttribute(attribute) ?? '' }, element };
}

/** Pixels before a mouse press becomes a drag, and before a touch becomes a scroll. */
const threshold = { drag: 4, scroll: 10 };
/** Duration of a long press, in milliseconds. */
const longPress = 350;

const swallow = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Suppresses the click at the end of a drag. It follows immediately or not at all. */
function swallowNextClick() {
  window.addEventListener('click', swallow, { capture: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

/**
 * Turns presses into drags: mouse and pen by moving, touch by a long press or at once by the handle
 * (`data-drag-handle`). Escape cancels. Returns a function that stops it.
 */
export function watchPointer(root: HTMLElement, lift: (grip: Grip) => Lifted): () => void {
  let lifted: Lifted | undefined;
  let release: (() => void) | undefined;

  const press = (down: PointerEvent) => {
    const grip = down.button === 0 && down.isPrimary ? gripAt(down.target) : undefined;
    if (!grip || release) return;
    const isByHandle = down.target instanceof Element && down.target.closest('[data-drag-handle]');
    const waits = down.pointerType === 'touch' && !isByHandle;
    const listening = new AbortController();
    const { signal } = listening;
    const on = <Name extends keyof WindowEventMap>(
      name: Name,
      listen: (event: WindowEventMap[Name]) => void,
    ) => window.addEventListener(name, listen, { signal, capture: true });

    const begin = () => {
      lifted = lift(grip);
      lifted.moveTo(down.clientX, down.clientY);
      if (waits) navigator.vibrate?.(8);
      // A React Aria button under the press would fire on pointerup: a pointercancel ends its press.
      const { pointerId } = down;
      down.target?.dispatchEvent(new PointerEvent('pointercancel', { pointerId, bubbles: true }));
    };
    const timer = waits ? setTimeout(begin, longPress) : undefined;
    release = () => {
      clearTimeout(timer);
      listening.abort();
      release = undefined;
      lifted = undefined;
    };
    const putBack = () => {
      lifted?.cancel();
      release?.();
    };

    on('pointermove', ({ pointerId, clientX, clientY, buttons }) => {
      if (pointerId !== down.pointerId) return;
      // The button was released outside of the window, without a pointerup event.
      if (buttons === 0) return putBack();
      const distance = Math.hypot(clientX - down.clientX, clientY - down.clientY);
      if (!lifted && waits && distance > threshold.scroll) return putBack();
      if (!lifted && !waits && distance > threshold.drag) begin();
      lifted?.moveTo(clientX, clientY);
    });
    on('pointerup', ({ pointerId }) => {
      if (pointerId !== down.pointerId) return;
      if (lifted) swallowNextClick();
      lifted?.drop();
      release?.();
    });
    on('pointercancel', ({ pointerId, isTrusted }) => {
      // The synthetic event dispatched to the buttons.
      if (!isTrusted && lifted) return;
      if (pointerId === down.pointerId) putBack();
    });
    on('keydown', (event) => {
      if (event.key !== 'Escape' || !lifted) return;
      swallow(event);
      putBack();
    });
    on('blur', ({ target }) => {
      if (target === window) putBack();
    });
    // Prevents text selection and native dragging.
    if (down.pointerType !== 'touch') on('selectstart', swallow);
    on('dragstart', swallow);
    on('contextmenu', (event) => {
      if (waits) swallow(event);
    });
  };

  // Touch listeners added after touchstart cannot prevent scrolling, so this one always exists.
  const holdStill = (event: TouchEvent) => {
    if (lifted && event.cancelable) event.preventDefault();
  };
  root.addEventListener('pointerdown', press);
  root.addEventListener('touchmove', holdStill, { passive: false });
  return () => {
    lifted?.cancel();
    release?.();
    root.removeEventListener('pointerdown', press);
    root.removeEventListener('touchmove', holdStill);
  };
}
