import { useEffect, useRef } from 'react';

import type { Location } from 'react-router-dom';

interface UnsavedChanges {
  /** Whether a navigation would lose them. Default: one that changes the path. */
  isLostBy: (next: Location, current: Location) => boolean;
  /** Whether loading the page anew would lose them. */
  isLostByReload: boolean;
  /** Tries to save them before the person is asked. Resolves to whether nothing is lost any more. */
  rescue?: (() => Promise<boolean>) | undefined;
}

const holders = new Set<Readonly<{ current: UnsavedChanges }>>();
let isDiscarding = false;

const askBeforeUnload = (event: BeforeUnloadEvent) => {
  if (!isDiscarding && hasUnsavedChanges()) event.preventDefault();
};

/** Whether loading this page anew would lose something that was typed. */
export const hasUnsavedChanges = () => [...holders].some(({ current }) => current.isLostByReload);

/** The person agreed to lose them: the browser does not ask again. */
export function discardUnsavedChanges() {
  isDiscarding = true;
}

/** What a navigation would lose. */
export const changesLostBy = (next: Location, current: Location): UnsavedChanges[] =>
  [...holders].map((holder) => holder.current).filter(({ isLostBy }) => isLostBy(next, current));

/** Marks a navigation after a save: it loses nothing. */
export const savedState = { isSaved: true } as const;

export const cameFromSave = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSaved' in state;

/** A change of the path. */
const leavesPath: UnsavedChanges['isLostBy'] = (next, current) =>
  next.pathname !== current.pathname;

/** A change of the path or the search: tabs, steps and dialogs that stand in the address. */
export const leavesScreen: UnsavedChanges['isLostBy'] = (next, current) =>
  leavesPath(next, current) || next.search !== current.search;

const release = (holder: Readonly<{ current: UnsavedChanges }>) => {
  holders.delete(holder);
  // A page that listens for it is kept out of some browsers' back/forward cache.
  if (holders.size === 0) window.removeEventListener('beforeunload', askBeforeUnload);
};

/**
 * Registers unsaved changes while `isUnsaved`. `UnsavedChangesGuard` asks before a navigation that
 * would lose them, and the browser asks before the tab is closed or loaded anew. Returns a function
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
