import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Where things stand that belong to the whole page. There is none while a server renders. */
export const usePageBody = (): HTMLElement | null =>
  useSyncExternalStore(
    never,
    () => document.body,
    () => null,
  );
