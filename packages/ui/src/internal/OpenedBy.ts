import type { RefObject } from 'react';

/** Who opened a list that came late: it stands beside that button, and gives it the focus back. */
export interface OpenedBy {
  button: RefObject<HTMLElement | null>;
  close: () => void;
  /** The entry that gets the focus; left out, the first. True is the list as a whole: the mouse is there. */
  focus?: 'first' | 'last' | true;
}
