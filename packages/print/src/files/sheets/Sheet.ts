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

export const sheetFormatNames = Object.keys(sheetFormats) as SheetFormatName[];

/** Labels of one sheet. Millimetres; the block of labels stands in the middle of its sheet. */
interface LabelGrid {
  format: SheetFormatName;
  columns: number;
  rows: number;
  width: number;
  height: number;
  /** Between two columns. The rows of all of these touch. */
  gap: number;
  /** Names on the packets of sheets that have this grid. */
  makers: readonly string[];
}

const grid = (
  format: SheetFormatName,
  [columns, rows]: readonly [number, number],
  [width, height]: readonly [number, number],
  gap: number,
  makers: readonly string[],
): LabelGrid => ({ format, columns, rows, width, height, gap, makers });

/**
 * The grids that label makers share. Measures as in the template database of gLabels, which several makers'
 * sheets were measured for: github.com/j-evins/glabels-qt/tree/master/templates.
 */
export const labelGrids = {
  a4x8: grid('a4', [2, 4], [99.1, 67.7], 2.5, ['Avery L7165', 'Avery J8165']),
  a4x10: grid('a4', [2, 5], [96, 50.8], 3, ['Herma 4667']),
  a4x12: grid('a4', [3, 4], [63.5, 72], 2.5, ['Avery L7164', 'Avery J8164']),
  a4x14: grid('a4', [2, 7], [99.1, 38.1], 2.5, ['Avery L7163']),
  a4x16: grid('a4', [2, 8], [99.1, 33.9], 2.5, ['Avery L7162']),
  a4x16wide: grid('a4', [2, 8], [105, 37], 0, ['Herma 4620']),
  a4x18: grid('a4', [3, 6], [63.5, 46.6], 2.54, ['Avery L7161', 'Avery J8161']),
  a4x21: grid('a4', [3, 7], [63.5, 38.1], 2.54, ['Avery L7160', 'Avery J8160']),
  a4x21apart: grid('a4', [3, 7], [63.5, 38.1], 3, ['Herma 4677', 'Herma 5074']),
  a4x24: grid('a4', [3, 8], [63.5, 33.9], 2.54, ['Avery L7159']),
  a4x24wide: grid('a4', [3, 8], [70, 37], 0, ['Herma 4464']),
  a4x44: grid('a4', [4, 11], [48.3, 25.4], 0, ['Herma 4272', 'Herma 4608']),
  letterX6: grid('letter', [2, 3], [101.6, 84.67], 4.76, ['Avery 5164', 'Avery 8164']),
  letterX10: grid('letter', [2, 5], [101.6, 50.8], 4.7625, ['Avery 5163', 'Avery 8163']),
  letterX14: grid('letter', [2, 7], [101.6, 33.87], 4.76, ['Avery 5162', 'Avery 8162']),
  letterX20: grid('letter', [2, 10], [101.6, 25.4], 4.76, ['Avery 5161', 'Avery 8161']),
  letterX30: grid('letter', [3, 10], [66.675, 25.4], 3.175, ['Avery 5160', 'Avery 8160']),
} as const satisfies Record<string, LabelGrid>;

export type LabelGridName = keyof typeof labelGrids;

export const labelGridNames = Object.keys(labelGrids) as LabelGridName[];

/** One copy of a frame, with its code. */
export interface PrintPage extends DrawnPage {
  document: FrameDocument;
  /** Printed in the margin below the page by `hasCaptions`, so that prints can be told apart. */
  caption?: string;
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
