import { createContext, use, type ReactNode } from 'react';

const SingleKeysContext = createContext(true);

export interface SingleKeysProviderProps {
  isOn: boolean;
  children: ReactNode;
}

/** Switches single-key shortcuts on and off for its children. Default: on. */
export function SingleKeysProvider({ isOn, children }: SingleKeysProviderProps) {
  return <SingleKeysContext value={isOn}>{children}</SingleKeysContext>;
}

/** True if single-key shortcuts are on. Speech input and slips trigger them too. */
export const useSingleKeys = (): boolean => use(SingleKeysContext);

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** True if a key press is one character without modifiers. Space activates the focused control. */
export const isSingleKey = ({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean =>
  [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
