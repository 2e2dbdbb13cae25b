import { useEffect } from 'react';

const holders = new Set<symbol>();
let isAllowedToGo = false;

/** Whether something on this page was typed and not saved, so that loading it anew would lose it. */
export const hasUnsavedInput = () => holders.size > 0;

/** The person was asked and lets it go: the browser need not ask again. */
export function letUnsavedInputGo() {
  isAllowedToGo = true;
}

/** Says that what was typed here would be lost, for as long as that is so. */
export function useUnsavedInput(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const holder = Symbol('unsaved input');
    holders.add(holder);
    return () => void holders.delete(holder);
  }, [isUnsaved]);
}

/** The same, and the browser asks before the tab is closed over it. */
export function useGuardedInput(isUnsaved: boolean) {
  useUnsavedInput(isUnsaved);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    isAllowedToGo = false;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isAllowedToGo) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
