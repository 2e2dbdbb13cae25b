import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus into a pane that is opened, and back to its tab when it is closed. */
export function useSheetFocus(bar: RefObject<HTMLElement | null>, openPane: string | null) {
  const wanted = useRef<string>(null);
  /** A pane that was open from the start moves nothing. */
  const known = useRef(openPane);

  useEffect(() => {
    const isOpened = openPane !== null && openPane !== known.current;
    known.current = openPane;
    // Where there is room the bar is not there, and nothing is opened.
    if (!bar.current?.offsetParent) return;
    if (isOpened) {
      // With the sheet open the whole editor has to be in sight: half of it is the preview.
      bar.current.closest('[data-open]')?.scrollIntoView({ block: 'nearest' });
    }
    if (wanted.current === null) return;
    document.querySelector<HTMLElement>(wanted.current)?.focus({ preventScroll: true });
    wanted.current = null;
  }, [bar, openPane]);

  return {
    onPane: (paneId: string) => {
      wanted.current = `#${CSS.escape(paneId)}`;
    },
    onTabOf: (paneId: string) => {
      wanted.current = `[aria-controls="${CSS.escape(paneId)}"]`;
    },
  };
}
