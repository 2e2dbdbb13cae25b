import type { Area } from '@hearback/print/frames';

import type { Places } from '../commands/Placed';
import type { Point } from '../geometry/turn';
import type { SnapMark } from '../snapping/snapMove';

/** What a hand is doing on the sheet and has not put down yet. The document knows nothing of it. */
export interface Draft {
  /** These are carried so far. Of copies, the originals stay. */
  carried?: { ids: readonly string[]; by: Point; isCopy: boolean };
  /** These get other sizes or directions. */
  places?: Places;
  marks?: readonly SnapMark[];
  marquee?: Area;
  /** A guide on its way. */
  guide?: { axis: 'x' | 'y'; at: number };
  /** What is measured, beside the pointer. */
  measure?: { words: string; at: Point };
}
