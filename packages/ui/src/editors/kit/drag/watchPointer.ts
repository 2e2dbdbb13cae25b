import type { Grip, Lifted } from './Grip';
import { gripAt } from './gripAt';

/** How far a mouse goes before a press is a drag, and a finger before it is a scroll: pixels. */
const threshold = { drag: 4, scroll: 10 };
/** How long a finger rests before it lifts what is under it: milliseconds. */
const longPress = 350;

const swallow = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};

/** A click that ends a drag presses nothing. It comes at once or not at all. */
function swallowNextClick() {
  window.addEventListener('click', swallow, { capture: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

/**
 * Turns presses into drags: with mouse and pen by moving, with a finger by resting on a part or at
 * once by its handle (`data-drag-handle`). Escape puts back what is in the air. Returns how to stop.
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
      // Buttons take a press for a click unless they hear that it became something else.
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
      // Let go where nobody told us.
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
      // Ours, to the buttons.
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
    // Neither words nor pictures are dragged out of what is dragged itself.
    if (down.pointerType !== 'touch') on('selectstart', swallow);
    on('dragstart', swallow);
    on('contextmenu', (event) => {
      if (waits) swallow(event);
    });
  };

  // A page that hears of it too late scrolls: this listener has to be there before the finger is.
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
