import type { CodeStyle, FrameDocument } from '@hearback/schema/documents';
import { cutPathOf } from '../../frames/cutPathOf.ts';
import { foldLinesOf, paperOf, sheetOf } from '../../frames/sheetOf.ts';
import type { PrintPage, Sheet } from './Sheet.ts';
import {
  cropMarks,
  cutGuides,
  drawCaptions,
  foldMarks,
  isCutStraight,
  markGap,
  markLength,
} from './sheetOutlines.ts';

/** Style of a code without a style of its own. */
const plain: CodeStyle = { color: '#000000', background_color: '#ffffff', level: 'Q' };

/** A sheet with only the code, at the requested width, to be placed in another design. */
export const codeAlone = (
  name: string,
  width_mm: number,
  style: CodeStyle = plain,
): FrameDocument => ({
  name,
  size: { width_mm, height_mm: width_mm, bleed_mm: 0 },
  background_color: style.background_color,
  content: [{ ...style, id: 'code', type: 'code', x_mm: 0, y_mm: 0, width_mm }],
});

/** Options of a sheet besides the frame. */
export interface SheetMarking {
  /** True to include the bleed that a printing house cuts off. */
  hasBleed?: boolean;
  /** True to draw crop and fold marks. The sheet grows by the space that they need. */
  hasCropMarks?: boolean;
  /** True to print the captions of pages below them, where they are cut off. */
  hasCaptions?: boolean;
}

/** Millimetres around the bleed, where the marks stand. */
const markRoom = markGap + markLength + 1;

/** A page on a sheet of its own. */
export function singleSheet(
  page: PrintPage,
  { hasBleed = false, hasCropMarks = false, hasCaptions = false }: SheetMarking,
): Sheet {
  const { size } = page.document;
  const paper = paperOf(size, hasBleed);
  const { width_mm: trimWidth, height_mm: trimHeight } = sheetOf(size);
  const room = hasCropMarks || hasCaptions ? markRoom : 0;
  const [x, y] = [room - paper.x, room - paper.y];
  const edges = {
    left: room,
    top: room,
    right: room + paper.width,
    bottom: room + paper.height,
  };
  const places = [{ page, x, y, scale: 1, isTurned: false, bleed: hasBleed ? size.bleed_mm : 0 }];

  return {
    width: paper.width + 2 * room,
    height: paper.height + 2 * room,
    places,
    marks: [
      // A circle has no straight edge.
      ...(hasCropMarks && size.cut !== 'round'
        ? cropMarks([x, x + trimWidth], [y, y + trimHeight], edges)
        : []),
      ...(hasCropMarks
        ? foldMarks(
            foldLinesOf(size).map((fold) => y + fold),
            edges,
          )
        : []),
      ...(hasCaptions ? drawCaptions(places) : []),
    ],
    trim: { x, y, width: trimWidth, height: trimHeight },
    bleed: { x: room, y: room, width: paper.width, height: paper.height },
    contours: hasCropMarks && !isCutStraight(size) ? [cutPathOf(size)] : [],
    // Straight edges are those of the sheet, or stand within marks.
    guides: cutGuides(places, (one) => !isCutStraight(one)),
  };
}
