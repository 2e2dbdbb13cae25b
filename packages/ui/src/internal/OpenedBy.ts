import type { RefObject } from 'react';

/** The button that opened a lazily loaded list: its anchor, which gets the focus back on closing. */
export interface OpenedBy {
  button: RefObject<HTMLElement | null>;
  close: () => void;
  /** The entry that gets the focus; left out, the first. True is the list as a whole: the mouse is there. */
  focus?: 'first' | 'last' | true;
}
