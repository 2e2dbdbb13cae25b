import { sheetOf } from '../../frames/sheetOf.ts';
import type { FrameSize } from '@hearback/schema/documents';

import { labelGrids, sheetFormats, type LabelGridName, type SheetFormatName } from './Sheet.ts';
import { captionRoom, markGap } from './sheetOutlines.ts';
import type { SheetMarking } from './singleSheet.ts';

/** Imposition of pages on a sheet: as many as fit, or on labels. */
export type Imposition =
  | {
      kind: 'nUp';
      format: SheetFormatName;
      /** Millimetres between neighbours. */
      gutter: number;
    }
  | {
      kind: 'labels';
      grid: LabelGridName;
      /** The label that the first page goes on: those before it are used up. Counted from 1. */
      startAt: number;
    };

/** Grid in which pages of one size are placed on a sheet. */
export interface Fit {
  width: number;
  height: number;
  columns: number;
  rows: number;
  /** From one column or row to the next, and where the first begins. */
  stepX: number;
  stepY: number;
  left: number;
  top: number;
  /** Print scale: 1 is the page's real size. Labels scale down, never up. */
  scale: number;
  /** True if pages are rotated to fit, as on a label. */
  isTurned: boolean;
  /** Of one page, in its own millimetres. */
  bleed: number;
}

/** Millimetres along the edges that most printers leave white, where crop marks have to end. */
const whiteEdge = 4;

/** Marks on a shared sheet are shorter: they take space from the pages. */
export const sharedMarkLength = 3;

const middle = (whole: number, part: number) => (whole - part) / 2;

function fitNUp(
  size: FrameSize,
  { format, gutter }: Extract<Imposition, { kind: 'nUp' }>,
  { hasBleed = false, hasCropMarks = false, hasCaptions = false }: SheetMarking,
): Fit {
  const { width_mm, height_mm } = sheetOf(size);
  const cellHeight = height_mm + (hasCaptions ? captionRoom : 0);
  // Neighbours have the gutter between them, and each may reach to its middle.
  const bleed = hasBleed ? Math.min(size.bleed_mm, gutter / 2) : 0;
  const edge = hasCropMarks ? whiteEdge + sharedMarkLength + markGap + bleed : bleed;
  const count = (room: number, length: number) =>
    // A hundredth of a millimetre: A6 fits onto A4 twice, whatever a computer makes of 2 × 105.
    Math.max(0, Math.floor((room - 2 * edge + gutter + 0.01) / (length + gutter)));
  const fits = [false, true].map((isLying) => {
    const sheet = sheetFormats[format];
    const [width, height] = isLying ? [sheet.height, sheet.width] : [sheet.width, sheet.height];
    return { width, height, columns: count(width, width_mm), rows: count(height, cellHeight) };
  });
  const best = fits.reduce((one, other) =>
    other.columns * other.rows > one.columns * one.rows ? other : one,
  );
  return {
    ...best,
    stepX: width_mm + gutter,
    stepY: cellHeight + gutter,
    left: middle(best.width, best.columns * (width_mm + gutter) - gutter),
    top: middle(best.height, best.rows * (cellHeight + gutter) - gutter),
    scale: 1,
    isTurned: false,
    bleed,
  };
}

function fitLabels(size: FrameSize, name: LabelGridName): Fit {
  const { width_mm, height_mm } = sheetOf(size);
  const grid = labelGrids[name];
  const { width, height } = sheetFormats[grid.format];
  const scaleOf = (pageWidth: number, pageHeight: number) =>
    Math.min(1, grid.width / pageWidth, grid.height / pageHeight);
  const [upright, turned] = [scaleOf(width_mm, height_mm), scaleOf(height_mm, width_mm)];
  const isTurned = turned > upright;
  return {
    width,
    height,
    columns: grid.columns,
    rows: grid.rows,
    stepX: grid.width + grid.gap,
    stepY: grid.height,
    left: middle(width, grid.columns * (grid.width + grid.gap) - grid.gap),
    top: middle(height, grid.rows * grid.height),
    scale: Math.max(upright, turned),
    isTurned,
    bleed: 0,
  };
}

/** Grid of pages of one size on a sheet. No columns or no rows: the page does not fit. */
export const fitOnto = (size: FrameSize, imposition: Imposition, marking: SheetMarking = {}): Fit =>
  imposition.kind === 'nUp' ? fitNUp(size, imposition, marking) : fitLabels(size, imposition.grid);
