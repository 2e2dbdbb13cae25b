import type { Area } from '@hearback/print/frames';

import type { Point } from '../geometry/turn';
import type { Places } from '../commands/Placed';
import type { SnapMark } from '../snapping/snapMove';

/** State of a gesture in progress, not yet in the document. */
export interface GestureDraft {
  /** Elements being moved. For copies, the originals stay. */
  carried?: { ids: readonly string[]; by: Point; isCopy: boolean };
  /** New sizes or rotations of elements. */
  places?: Places;
  marks?: readonly SnapMark[];
  marquee?: Area;
  /** A guide being dragged. */
  guide?: { axis: 'x' | 'y'; at: number };
  /** Measurement beside the pointer. */
  measure?: { words: string; at: Point };
}

/** Modifier keys held during the gesture. */
export interface Held {
  shift: boolean;
  alt: boolean;
  /** Ctrl, or Command on a Mac. */
  mod: boolean;
}

/** A pointer gesture from press to release. Points are in pixels of the table. */
export interface Gesture {
  /** The pointer moved beyond the drag threshold. */
  move: (to: Point, held: Held) => void;
  /** Released after a drag. */
  end: () => void;
  /** The gesture was canceled. */
  cancel: () => void;
  /** Released without a drag. */
  press?: (held: Held) => void;
}
