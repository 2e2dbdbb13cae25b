import { useEffect, useState } from 'react';

import { showSnackbar } from './snackbar/snackbar';
import { type LoadedOverlay, loadOverlay, preloadOverlay } from './lazyOverlays';
import { messages } from './messages';
import { closeOverlay, type Overlay, typeAhead, useOverlay } from './overlay';

/**
 * Takes what is typed while an overlay is still on its way. The screen below must not get it: there,
 * letters may be keys that do something.
 */
function useTypedAhead(isWaiting: boolean) {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const take = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') closeOverlay();
      else if (event.key === 'Backspace') typeAhead((typed) => typed.slice(0, -1));
      else if (event.key.length === 1) typeAhead((typed) => typed + event.key);
    };
    window.addEventListener('keydown', take, true);
    return () => window.removeEventListener('keydown', take, true);
  }, [isWaiting]);
}

/** Delay after which the palette is preloaded: the screen has its own data by then. */
const idleMs = 4_000;

/** Overlays that shortcuts open on every screen. They are loaded only when they are likely to be used. */
export function Overlays() {
  const { open, typed } = useOverlay();
  const [parts, setParts] = useState<Partial<Record<Overlay, LoadedOverlay>>>({});
  const Part = open && parts[open];
  const isWaiting = open !== undefined && Part === undefined;
  useTypedAhead(isWaiting);

  useEffect(() => {
    if (!isWaiting) return;
    loadOverlay(open).then(
      (part) => setParts((known) => ({ ...known, [open]: part })),
      () => {
        closeOverlay();
        showSnackbar('error', messages.overlayFailed);
      },
    );
  }, [open, isWaiting]);

  useEffect(() => {
    const timer = setTimeout(() => preloadOverlay('palette'), idleMs);
    return () => {
      clearTimeout(timer);
      closeOverlay();
    };
  }, []);

  return Part ? <Part key={open} typed={typed} onClose={closeOverlay} /> : null;
}
