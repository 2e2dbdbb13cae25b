import { createContext, use, type ReactNode } from 'react';

const SingleKeysContext = createContext(true);

export interface SingleKeysProviderProps {
  isOn: boolean;
  children: ReactNode;
}

/** Switches shortcuts of one letter, digit or sign on and off for everything under it. They are on where nobody says. */
export function SingleKeysProvider({ isOn, children }: SingleKeysProviderProps) {
  return <SingleKeysContext value={isOn}>{children}</SingleKeysContext>;
}

/** Whether shortcuts of one letter, digit or sign are meant to work: speech and a slip of the hand press them too. */
export const useSingleKeys = (): boolean => use(SingleKeysContext);

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Whether a press is one letter, digit or sign by itself. Space presses what has the focus. */
export const isSingleKey = ({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean =>
  [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
