import type { LabelGridName, SheetFormatName } from '@hearback/print/files';
import type { CodeStyle, FrameDocument } from '@hearback/schema/documents';

import type { PrintFormat } from './PrintJob';

/** A code that can be printed. */
export interface PrintedCode {
  name: string;
  shortUrl: string;
  state: string;
  /** A style of its own. Null: as the frame says. */
  style?: CodeStyle | null;
  frame?: { id: string } | null;
}

/** A code with the frame that was fetched for it. */
export interface FramedCode {
  code: PrintedCode;
  /** Undefined where none is linked. */
  document: FrameDocument | undefined;
}

/** How pages share a sheet, as one word: `single`, the format of a shared sheet, or a grid of labels. */
export type SheetChoice = 'single' | `nUp:${SheetFormatName}` | `labels:${LabelGridName}`;

/** Everything that the dialog asks. */
export interface PrintChoices {
  what: 'frame' | 'code';
  /** Millimetres, of a code alone. */
  codeWidth: number;
  format: PrintFormat;
  sheet: SheetChoice;
  /** Millimetres between neighbours on a shared sheet. */
  gutter: number;
  /** The first label that is left on its sheet. */
  startAt: number;
  /** Of each code. Undefined: one code fills its shared sheet, several are printed once each. */
  copies: number | undefined;
  hasBleed: boolean;
  hasCropMarks: boolean;
}

/** What the dialog opens with: one code as a drawing, several as a document. */
export const firstChoices = (codes: readonly PrintedCode[]): PrintChoices => ({
  what: codes.some(({ frame }) => frame) ? 'frame' : 'code',
  codeWidth: 40,
  format: codes.length > 1 ? 'pdf' : 'svg',
  sheet: 'single',
  gutter: 4,
  startAt: 1,
  copies: undefined,
  hasBleed: false,
  hasCropMarks: false,
});

/** Pictures of dots show one page; what lies on shared sheets is a drawing. */
export const hasSheets = ({ format }: PrintChoices): boolean =>
  format === 'pdf' || format === 'svg';
