import type { FrameDocument } from '@hearback/schema/documents';

import { drawSides } from './drawSides.ts';
import type { DrawingOptions } from './DrawingOptions.ts';
import type { Mark } from './Mark.ts';
import { fillWith } from './paint.ts';
import { paperOf } from './paperOf.ts';
import { drawElement } from './registry.ts';

/** A whole sheet as marks, the paper first. A tent has both of its sides. */
export function drawFrame(
  document: FrameDocument,
  options: DrawingOptions & { hasBleed: boolean },
): Mark[] {
  const { x, y, width, height } = paperOf(document.size, options.hasBleed);
  const art = document.content.flatMap((element) => drawElement(element, options));
  return [
    { tag: 'rect', attributes: { x, y, width, height, ...fillWith(document.background_color) } },
    ...drawSides(document.size, art),
  ];
}
