import { fitOnto, type Imposition, type SheetMarking } from '@hearback/print/files';
import type { FrameSize } from '@hearback/schema/documents';

/** The most copies of a code that can be asked for. */
export const mostCopies = 500;

/** How many copies of a page fill its first sheet. On labels, those that are left of it. */
export function copiesThatFit(
  size: FrameSize,
  imposition: Imposition,
  marking: SheetMarking,
): number {
  const { columns, rows } = fitOnto(size, imposition, marking);
  const places = columns * rows;
  const used = imposition.kind === 'labels' && places > 0 ? (imposition.startAt - 1) % places : 0;
  return Math.min(mostCopies, Math.max(1, places - used));
}
