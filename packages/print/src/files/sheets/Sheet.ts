import type { FrameDocument } from '@hearback/schema/documents';

import type { Mark } from '../../frames/Mark.ts';
import type { DrawnPage } from '../drawPage.ts';

/** Sheets that office printers and printing houses take, upright. Millimetres: ISO 216, ANSI. */
export const sheetFormats = {
  a4: { width: 210, height: 297 },
  a3: { width: 297, height: 420 },
  letter: { width: 215.9, height: 279.4 },
} as const satisfies Record<string, { width: number; height: number }>;

export type SheetFormatName = keyof typeof sheetFormats;

/** Labels of one sheet. Millimetres; the block of labels stands in the middle of its sheet. */
interface LabelGrid {
  format: SheetFormatName;
  columns: number;
  rows: number;
  width: number;
  height: number;
  /** Between two columns. The rows of all of these touch. */
  gap: number;
}

/**
 * The grids that label makers share. Measures as in the template database of gLabels, which several makers'
 * sheets were measured for: github.com/j-evins/glabels-qt/tree/master/templates.
 */
export const labelGrids = {
  a4x8: { format: 'a4', columns: 2, rows: 4, width: 99.1, height: 67.7, gap: 2.5 },
  a4x14: { format: 'a4', columns: 2, rows: 7, width: 99.1, height: 38.1, gap: 2.5 },
  a4x16: { format: 'a4', columns: 2, rows: 8, width: 99.1, height: 33.9, gap: 2.5 },
  a4x18: { format: 'a4', columns: 3, rows: 6, width: 63.5, height: 46.6, gap: 2.54 },
  a4x21: { format: 'a4', columns: 3, rows: 7, width: 63.5, height: 38.1, gap: 2.54 },
  a4x24: { format: 'a4', columns: 3, rows: 8, width: 63.5, height: 33.9, gap: 2.54 },
  letterX10: { format: 'letter', columns: 2, rows: 5, width: 101.6, height: 50.8, gap: 4.7625 },
  letterX30: { format: 'letter', columns: 3, rows: 10, width: 66.675, height: 25.4, gap: 3.175 },
} as const satisfies Record<string, LabelGrid>;

export type LabelGridName = keyof typeof labelGrids;

export const labelGridNames = Object.keys(labelGrids) as LabelGridName[];

/** One copy of a frame, with its code. */
export interface PrintPage extends DrawnPage {
  document: FrameDocument;
}

/** Position of a page on a sheet, in millimeters from the sheet's top left to that of the trimmed page. */
export interface SheetPlace {
  page: PrintPage;
  x: number;
  y: number;
  /** Print scale: 1 is the page's real size. */
  scale: number;
  /** True if the page is rotated clockwise by 90 degrees. */
  isTurned: boolean;
  /** Bleed of the page, in its own millimeters. */
  bleed: number;
}

/** A box of a sheet, in millimetres from its top left. */
export interface SheetBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An outline on a sheet, in millimetres from its own top left. */
export interface SheetGuide {
  path: string;
  x: number;
  y: number;
}

/** One printed sheet: pages in their positions, and the marks around them. */
export interface Sheet {
  width: number;
  height: number;
  places: readonly SheetPlace[];
  /** Crop and fold marks. */
  marks: readonly Mark[];
  /** The area that remains after cutting, and the printed area. */
  trim: SheetBox;
  bleed: SheetBox;
  /** Outlines that a machine cuts along, where the edges are not straight. */
  contours: readonly string[];
  /** Outlines that a screen alone shows: of what is cut out, or of the labels, the used ones too. */
  guides: readonly SheetGuide[];
}
