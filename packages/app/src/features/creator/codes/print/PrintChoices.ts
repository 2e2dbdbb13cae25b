import { fitOnto, type LabelGridName, type SheetFormatName } from '@hearback/print/files';
import { frameLanguages } from '@hearback/print/frames';
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
  /** Which of the frame’s languages is printed. */
  language: string;
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

const a4 = { kind: 'nUp', format: 'a4', gutter: 4 } as const;

/** Whether pages lie on A4 with something left of it: an A4 page is its own sheet. */
function fitOnA4(sizes: readonly FrameDocument['size'][], hasCropMarks: boolean): boolean {
  return sizes.every((size) => {
    const { columns, rows } = fitOnto(size, a4, { hasCropMarks });
    const isA4 = size.width_mm === 210 && size.height_mm === 297;
    return columns * rows > 0 && !isA4;
  });
}

/** What the dialog opens with: a PDF for the paper that most printers have, marked where to cut. */
export function firstChoices(framed: readonly FramedCode[], language: string): PrintChoices {
  const documents = framed.flatMap(({ document }) => document ?? []);
  const sizes = documents.map(({ size }) => size);
  const languages = documents.flatMap(frameLanguages);
  return {
    what: documents.length > 0 ? 'frame' : 'code',
    language: languages.includes(language) ? language : (languages[0] ?? language),
    codeWidth: 40,
    format: 'pdf',
    sheet: fitOnA4(sizes, false) ? 'nUp:a4' : 'single',
    gutter: 4,
    startAt: 1,
    copies: undefined,
    hasBleed: false,
    hasCropMarks: fitOnA4(sizes, true),
  };
}

/** Pictures of dots show one page; what lies on shared sheets is a drawing. */
export const hasSheets = ({ format }: PrintChoices): boolean =>
  format === 'pdf' || format === 'svg';
