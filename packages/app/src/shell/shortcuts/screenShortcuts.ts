import { useEffect, useSyncExternalStore } from 'react';

import type { AnyMessage } from '../../i18n/Messages';

/** Keys of a screen that belong together, and what they do. */
interface ScreenShortcutGroup {
  title: AnyMessage;
  /** As a `ShortcutSheet` takes them: `Mod+K` is held together, `G H` pressed one after the other. */
  shortcuts: readonly { words: AnyMessage; keys: readonly string[] }[];
}

/** The keys of a screen; or that it has so many that it lists them itself, in an editor. */
export type ScreenShortcuts = readonly ScreenShortcutGroup[] | 'listed by the editor';

let known: readonly ScreenShortcuts[] = [];
const listeners = new Set<() => void>();

function set(next: readonly ScreenShortcuts[]) {
  known = next;
  for (const listener of listeners) listener();
}

/** Tells the sheet of shortcuts what works by key while this is on the screen. */
export function useScreenShortcuts(shortcuts: ScreenShortcuts) {
  useEffect(() => {
    set([...known, shortcuts]);
    return () => set(known.filter((each) => each !== shortcuts));
  }, [shortcuts]);
}

/** True if the screen handles single keys and `?` itself. */
export const hasOwnSheet = () => known.includes('listed by the editor');

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The groups of what is on the screen, those of the innermost part last. */
export const useShownShortcuts = () =>
  useSyncExternalStore(subscribe, () => known).flatMap((each) =>
    each === 'listed by the editor' ? [] : each,
  );
