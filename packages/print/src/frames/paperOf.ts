import type { FrameSize } from '@hearback/schema/documents';

import { sheetOf } from './sheetOf.ts';
import { round } from './units.ts';

/** The flat sheet a frame is drawn on, in millimetres from the trimmed corner. */
export interface Paper {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The trimmed sheet, or the sheet with the bleed that a printing house cuts off. */
export function paperOf(size: FrameSize, hasBleed: boolean): Paper {
  const bleed = hasBleed ? size.bleed_mm : 0;
  const { width_mm, height_mm } = sheetOf(size);
  return {
    x: round(-bleed),
    y: round(-bleed),
    width: round(width_mm + 2 * bleed),
    height: round(height_mm + 2 * bleed),
  };
}
