import type { FrameSize } from '@hearback/schema/documents';

import { paperOf } from '../../frames/paperOf.ts';

/** How finely a picture for print is drawn: pixels to the inch. */
export type Dpi = 300 | 600;

/** A3 with its bleed at 600 dpi has 74 million pixels. */
export const pngPixelsMax = 80_000_000;

/** A sheet in whole pixels. `isTooLarge`: no PNG is made of it. */
export function pixelsOf(size: FrameSize, dpi: Dpi, hasBleed: boolean) {
  const paper = paperOf(size, hasBleed);
  const [width, height] = [paper.width, paper.height].map((mm) =>
    Math.round((mm * dpi) / 25.4),
  ) as [number, number];
  return { width, height, isTooLarge: width * height > pngPixelsMax };
}
