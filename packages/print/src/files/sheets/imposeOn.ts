import type { FrameSize } from '@hearback/schema/documents';
import { cutPathOf } from '../../frames/cutPathOf.ts';
import { foldLinesOf, sheetOf } from '../../frames/sheetOf.ts';
import { fitOnto, sharedMarkLength, type Fit, type Imposition } from './fitOnto.ts';
import {
  labelGrids,
  type PrintPage,
  type Sheet,
  type SheetGuide,
  type SheetPlace,
} from './Sheet.ts';
import { cropMarks, cutGuides, drawCaptions, foldMarks, isCutStraight } from './sheetOutlines.ts';
import { type SheetMarking, singleSheet } from './singleSheet.ts';

/** Pages that can share a sheet, after each other: those of one size; on labels, all of them. */
function groupsOf(pages: readonly PrintPage[], { kind }: Imposition): (readonly PrintPage[])[] {
  if (kind === 'labels') return [pages];
  const groups = new Map<string, PrintPage[]>();
  for (const page of pages) {
    const { width_mm, height_mm, cut, fold, bleed_mm } = page.document.size;
    const key = [width_mm, height_mm, cut, fold, bleed_mm].join(' ');
    const group = groups.get(key);
    if (group) group.push(page);
    else groups.set(key, [page]);
  }
  return [...groups.values()];
}

/** Position of a page in its cell: that of a label, or one of the page's own size. */
function placeIn(cells: Fit, page: PrintPage, index: number, imposition: Imposition): SheetPlace {
  const fit = imposition.kind === 'labels' ? fitOnto(page.document.size, imposition) : cells;
  const { width_mm, height_mm } = sheetOf(page.document.size);
  const [across, down] = fit.isTurned ? [height_mm, width_mm] : [width_mm, height_mm];
  const label = imposition.kind === 'labels' ? labelGrids[imposition.grid] : undefined;
  const [width, height] = [across * fit.scale, down * fit.scale];
  return {
    page,
    x: fit.left + (index % fit.columns) * fit.stepX + ((label?.width ?? width) - width) / 2,
    y:
      fit.top +
      Math.floor(index / fit.columns) * fit.stepY +
      ((label?.height ?? height) - height) / 2,
    scale: fit.scale,
    isTurned: fit.isTurned,
    bleed: fit.bleed,
  };
}

/** Every straight cut between and around the places; neighbours that touch share theirs. */
function marksOf(places: readonly SheetPlace[], size: FrameSize) {
  const { width_mm, height_mm } = sheetOf(size);
  const bleed = places[0]?.bleed ?? 0;
  const columns = places.flatMap(({ x }) => [x, x + width_mm]);
  const rows = places.flatMap(({ y }) => [y, y + height_mm]);
  const edges = {
    left: Math.min(...columns) - bleed,
    right: Math.max(...columns) + bleed,
    top: Math.min(...rows) - bleed,
    bottom: Math.max(...rows) + bleed,
  };
  const folds = [...new Set(places.map(({ y }) => y))].flatMap((y) =>
    foldLinesOf(size).map((fold) => y + fold),
  );
  return [
    // A circle has no straight edge.
    ...(size.cut === 'round' ? [] : cropMarks(columns, rows, edges, sharedMarkLength)),
    ...foldMarks(folds, edges, sharedMarkLength),
  ];
}

/** Every label of a sheet: what is printed has to lie on one. */
function labelGuides({ grid }: Extract<Imposition, { kind: 'labels' }>, fit: Fit): SheetGuide[] {
  const { width, height } = labelGrids[grid];
  const corner = 1.5;
  const turn = (x: number, y: number) => `a${corner} ${corner} 0 0 1 ${x * corner} ${y * corner}`;
  const path = `M${corner} 0H${width - corner}${turn(1, 1)}V${height - corner}${turn(-1, 1)}H${corner}${turn(-1, -1)}V${corner}${turn(1, -1)}z`;
  return Array.from({ length: fit.columns * fit.rows }, (_, index) => ({
    path,
    x: fit.left + (index % fit.columns) * fit.stepX,
    y: fit.top + Math.floor(index / fit.columns) * fit.stepY,
  }));
}

/** Pages that are printed, so many of each. */
interface PrintedPages extends SheetMarking {
  pages: readonly PrintPage[];
  /** Omitted: each page has a sheet of its own. */
  imposition?: Imposition;
  copies: number;
}

/** Every sheet of a print, with all copies. */
export function sheetsOf({ pages, imposition, copies, ...marking }: PrintedPages): Sheet[] {
  const printed = pages.flatMap((page) => Array.from({ length: copies }, () => page));
  return imposition
    ? imposeOn(imposition, printed, marking)
    : printed.map((page) => singleSheet(page, marking));
}

/** Pages on shared sheets: as many as fit, or one on each label. Sizes that differ share labels alone. */
export function imposeOn(
  imposition: Imposition,
  pages: readonly PrintPage[],
  marking: SheetMarking = {},
): Sheet[] {
  // Labels are cut already.
  const hasCropMarks = imposition.kind === 'nUp' && (marking.hasCropMarks ?? false);
  const hasCaptions = imposition.kind === 'nUp' && (marking.hasCaptions ?? false);
  return groupsOf(pages, imposition).flatMap((group) => {
    const size = group[0]?.document.size;
    if (!size) return [];
    const fit = fitOnto(size, imposition, marking);
    const count = fit.columns * fit.rows;
    if (count === 0) {
      throw new Error(
        `A page of ${size.width_mm} × ${size.height_mm} mm does not fit on this sheet. Use a larger one, or one page a sheet.`,
      );
    }
    const used = imposition.kind === 'labels' ? imposition.startAt - 1 : 0;
    const cells = [...Array<undefined>(Math.max(0, used) % count), ...group];

    return Array.from({ length: Math.ceil(cells.length / count) }, (_, index): Sheet => {
      const places = cells
        .slice(index * count, (index + 1) * count)
        .flatMap((page, cell) => (page ? [placeIn(fit, page, cell, imposition)] : []));
      const whole = { x: 0, y: 0, width: fit.width, height: fit.height };
      return {
        width: fit.width,
        height: fit.height,
        places,
        marks: [
          ...(hasCropMarks ? marksOf(places, size) : []),
          ...(hasCaptions ? drawCaptions(places) : []),
        ],
        trim: whole,
        bleed: whole,
        contours: hasCropMarks && !isCutStraight(size) ? [cutPathOf(size)] : [],
        guides:
          imposition.kind === 'labels'
            ? labelGuides(imposition, fit)
            : cutGuides(places, () => true),
      };
    });
  });
}
