import { useEffect, useRef } from 'react';

import type { Location } from 'react-router-dom';

interface UnsavedChanges {
  /** Returns true if a navigation would lose the changes. Default: any that changes the path. */
  isLostBy: (next: Location, current: Location) => boolean;
  /** True if a reload of the page would lose the changes. */
  isLostByReload: boolean;
  /** Tries to save the changes before the dialog opens. Resolves to true if nothing would be lost. */
  rescue?: (() => Promise<boolean>) | undefined;
}

const holders = new Set<Readonly<{ current: UnsavedChanges }>>();
let isDiscarding = false;

const askBeforeUnload = (event: BeforeUnloadEvent) => {
  if (!isDiscarding && hasUnsavedChanges()) event.preventDefault();
};

/** True if a reload of this page would lose unsaved input. */
export const hasUnsavedChanges = () => [...holders].some(({ current }) => current.isLostByReload);

/** The person agreed to lose them: the browser must not confirm again. */
export function discardUnsavedChanges() {
  isDiscarding = true;
}

/** Returns the unsaved changes that a navigation would lose. */
export const changesLostBy = (next: Location, current: Location): UnsavedChanges[] =>
  [...holders].map((holder) => holder.current).filter(({ isLostBy }) => isLostBy(next, current));

/** Marks a navigation after a save: it loses nothing. */
export const savedState = { isSaved: true } as const;

export const cameFromSave = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSaved' in state;

/** A change of the path. */
const leavesPath: UnsavedChanges['isLostBy'] = (next, current) =>
  next.pathname !== current.pathname;

/** True for a change of the path or the search: tabs, steps and dialogs are in the URL. */
export const leavesScreen: UnsavedChanges['isLostBy'] = (next, current) =>
  leavesPath(next, current) || next.search !== current.search;

const release = (holder: Readonly<{ current: UnsavedChanges }>) => {
  holders.delete(holder);
  // A `beforeunload` listener keeps pages out of some browsers' back/forward cache.
  if (holders.size === 0) window.removeEventListener('beforeunload', askBeforeUnload);
};

/**
 * Registers unsaved changes while `isUnsaved`. `UnsavedChangesGuard` confirms a navigation that
 * would lose them, and the browser confirms closing or reloading the tab. Returns a function
 * that drops them at once, for a person who has just agreed to lose them.
 */
export function useUnsavedChanges(
  isUnsaved: boolean,
  { isLostBy = leavesPath, isLostByReload = true, rescue }: Partial<UnsavedChanges> = {},
) {
  const holder = useRef<UnsavedChanges>({ isLostBy, isLostByReload, rescue });
  useEffect(() => {
    holder.current = { isLostBy, isLostByReload, rescue };
  });

  useEffect(() => {
    if (!isUnsaved) return undefined;
    holders.add(holder);
    isDiscarding = false;
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => release(holder);
  }, [isUnsaved]);

  return () => release(holder);
}
