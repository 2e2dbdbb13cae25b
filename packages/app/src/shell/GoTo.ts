import { createContext, use } from 'react';

/** Follows an address of the app, as a link would. */
export const GoTo = createContext<(href: string) => void>(() => {
  throw new Error('useGoToLink works inside of RootLayout only: there is nowhere to go outside.');
});

/** Goes to an address of the app by key or by code, as a press of a link would. */
export const useGoToLink = () => use(GoTo);
