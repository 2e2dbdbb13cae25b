import { cutPathOf } from '../../frames/cutPathOf.ts';
import { paperOf } from '../../frames/paperOf.ts';
import { foldLinesOf, sheetOf } from '../../frames/sheetOf.ts';
import type { PrintPage, Sheet } from './Sheet.ts';
import { cutGuides, isCutStraight } from './sheetOutlines.ts';
import { cropMarks, foldMarks, markGap, markLength } from './sheetMarks.ts';

/** What a sheet has beside the frame. */
export interface SheetMarking {
  /** Whether it has the bleed that a printing house cuts off. */
  hasBleed?: boolean;
  /** Whether cuts and folds are marked around it. Needs room, which the sheet grows by. */
  hasCropMarks?: boolean;
}

/** Millimetres around the bleed, where the marks stand. */
const markRoom = markGap + markLength + 1;

/** A page on a sheet of its own. */
export function singleSheet(
  page: PrintPage,
  { hasBleed = false, hasCropMarks = false }: SheetMarking,
): Sheet {
  const { size } = page.document;
  const paper = paperOf(size, hasBleed);
  const { width_mm: trimWidth, height_mm: trimHeight } = sheetOf(size);
  const room = hasCropMarks ? markRoom : 0;
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
    marks: hasCropMarks
      ? [
          // A circle has no straight edge.
          ...(size.cut === 'round'
            ? []
            : cropMarks([x, x + trimWidth], [y, y + trimHeight], edges)),
          ...foldMarks(
            foldLinesOf(size).map((fold) => y + fold),
            edges,
          ),
        ]
      : [],
    trim: { x, y, width: trimWidth, height: trimHeight },
    bleed: { x: room, y: room, width: paper.width, height: paper.height },
    contours: hasCropMarks && !isCutStraight(size) ? [cutPathOf(size)] : [],
    // Straight edges are those of the sheet, or stand within marks.
    guides: cutGuides(places, (one) => !isCutStraight(one)),
  };
}
