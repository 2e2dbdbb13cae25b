import type { Point } from '../geometry/turn';

/** What is held down meanwhile. */
export interface Held {
  shift: boolean;
  alt: boolean;
  /** Ctrl, and Command on a Mac. */
  mod: boolean;
}

/** Something that a pointer does between its press and its release. Places are pixels of the table. */
export interface Gesture {
  /** The pointer went far enough to be a drag. */
  move: (to: Point, held: Held) => void;
  /** It was let go after a drag. */
  end: () => void;
  /** It was given up. */
  cancel: () => void;
  /** It was let go where it was pressed. */
  press?: (held: Held) => void;
}
