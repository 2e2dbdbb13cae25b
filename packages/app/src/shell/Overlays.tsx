import { useEffect, useState } from 'react';

import { showSnackbar } from './snackbar/snackbar';
import { loadOverlay, preloadOverlay, type LoadedOverlay } from './lateOverlays';
import { messages } from './messages';
import { closeOverlay, useOverlay, type Overlay } from './overlay';
import { useTypedAhead } from './useTypedAhead';

/** After this long a screen has what it needs, and the palette may come without being asked for. */
const idleMs = 4_000;

/** What opens over every screen by key: nothing of it is loaded before somebody is likely to ask. */
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
