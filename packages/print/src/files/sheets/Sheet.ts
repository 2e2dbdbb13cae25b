import type { FrameDocument } from '@hearback/schema/documents';

import type { Mark } from '../../frames/Mark.ts';
import type { DrawnPage } from '../drawPage.ts';

/** One copy of a frame, with its code. */
export interface PrintPage extends DrawnPage {
  document: FrameDocument;
}

/** Where a page lies on a sheet. Millimetres from the sheet's top left to that of the trimmed page. */
export interface SheetPlace {
  page: PrintPage;
  x: number;
  y: number;
  /** How large it is printed: 1 is its real size. */
  scale: number;
  /** Whether it lies on its side, turned to the right. */
  isTurned: boolean;
  /** How far its art reaches over its trimmed edges, in its own millimetres. */
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

/** What goes through a printer at once: pages in their places, and the marks around them. */
export interface Sheet {
  width: number;
  height: number;
  places: readonly SheetPlace[];
  /** Where the knife and the fold go. */
  marks: readonly Mark[];
  /** What is left when the sheet is cut, and what is printed. */
  trim: SheetBox;
  bleed: SheetBox;
  /** Outlines that a machine cuts along, where the edges are not straight. */
  contours: readonly string[];
  /** Outlines that a screen alone shows: of what is cut out, or of the labels, the used ones too. */
  guides: readonly SheetGuide[];
}
