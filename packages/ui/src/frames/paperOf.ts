import type { FrameSize } from '@hearback/schema/documents';

import { round } from './units';

/** The sheet a frame is drawn on, in millimetres from the trimmed corner. */
export interface Paper {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The trimmed sheet, or the sheet with the bleed that a printing house cuts off. */
export function paperOf(size: FrameSize, hasBleed: boolean): Paper {
  const bleed = hasBleed ? size.bleed_mm : 0;
  return {
    x: round(-bleed),
    y: round(-bleed),
    width: round(size.width_mm + 2 * bleed),
    height: round(size.height_mm + 2 * bleed),
  };
}
