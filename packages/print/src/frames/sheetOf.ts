import type { FrameSize } from '@hearback/schema/documents';

/** The flat sheet that is printed and cut. A tent has two sides, one above the other. */
export const sheetOf = ({ width_mm, height_mm, fold }: FrameSize) => ({
  width_mm,
  height_mm: fold === 'tent' ? 2 * height_mm : height_mm,
});

/** Where the sheet is folded: millimetres from its top. */
export const foldLinesOf = ({ height_mm, fold }: FrameSize): number[] =>
  fold === 'tent' ? [height_mm] : [];
