import { useEffect, useRef, type RefObject } from 'react';

const partIn = (place: Element, id: string | null): HTMLElement | null => {
  const part = place.querySelector<HTMLElement>(`[data-part="${CSS.escape(id ?? '')}"]`);
  if (part?.matches('button')) return part;
  return part?.querySelector<HTMLElement>('[data-part-name]') ?? null;
};

/** Keeps the focus on parts: on one that is chosen by keys, and where one was that is gone. */
export function usePartFocus(editor: RefObject<HTMLElement | null>) {
  const wanted = useRef<{ place: Element; id: string | null; ifLost: boolean }>(null);

  useEffect(() => {
    const want = wanted.current;
    if (!want) return;
    wanted.current = null;
    const focused = document.activeElement;
    const isLost =
      !focused?.isConnected || focused === document.body || focused.matches(':disabled');
    if (want.ifLost && !isLost) return;
    const outline = editor.current?.querySelector('[data-editor-place="outline"]');
    const part = partIn(want.place, want.id) ?? (outline && partIn(outline, want.id));
    part?.focus();
  });

  /** Asks for the focus on a part, once it is drawn, in the place where the focus is now. */
  return (id: string | null, { ifLost = false } = {}) => {
    const place = document.activeElement?.closest('[data-editor-place]');
    if (place && editor.current?.contains(place)) wanted.current = { place, id, ifLost };
  };
}
