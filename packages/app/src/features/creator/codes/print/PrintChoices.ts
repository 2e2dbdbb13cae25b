import { fitOnto, type LabelGridName, type SheetFormatName } from '@hearback/print/files';
import { frameLanguages, namesItsCode } from '@hearback/print/frames';
import type { CodeStyle, FrameDocument } from '@hearback/schema/documents';

import type { PrintFormat } from './PrintJob';

/** A code that can be printed. */
export interface CodeToPrint {
  name: string;
  shortUrl: string;
  state: string;
  /** The code's own style. Null: the style of the frame applies. */
  style?: CodeStyle | null;
  frame?: { id: string } | null;
  location?: { name: string } | null;
  company?: { name: string } | null;
}

/** Orders in which codes are printed: as in the list, or sorted. Numbers in names sort as numbers. */
export const printOrders = ['listed', 'name', 'place'] as const;
export type PrintOrder = (typeof printOrders)[number];

/** A code with its fetched frame. */
export interface FramedCode {
  code: CodeToPrint;
  /** Undefined if none is linked. */
  document: FrameDocument | undefined;
}

/** Imposition as one word: `single`, the format of a shared sheet, or a label grid. */
export type SheetChoice = 'single' | `nUp:${SheetFormatName}` | `labels:${LabelGridName}`;

/** All form values of the dialog. */
export interface PrintChoices {
  what: 'frame' | 'code';
  /** Printed language of the frame. */
  language: string;
  /** Millimeters, of a code without frame. */
  codeWidth: number;
  format: PrintFormat;
  sheet: SheetChoice;
  /** Millimeters between neighbors on a shared sheet. */
  gutter: number;
  /** Index of the first unused label on the sheet. */
  startAt: number;
  /** Per code. Undefined: a single code fills its shared sheet, several are printed once each. */
  copies: number | undefined;
  hasBleed: boolean;
  hasCropMarks: boolean;
  /** True to print the names of codes in the margin below them. */
  hasCaptions: boolean;
  /** True for a PDF/X-4, which printing houses ask for. */
  isForPress: boolean;
  order: PrintOrder;
  /** True for a PDF of its own for each place. */
  isPerPlace: boolean;
  /** Names of the files of an archive, with variables. */
  fileName: string;
}

const a4 = { kind: 'nUp', format: 'a4', gutter: 4 } as const;

/** True if several pages fit on A4; an A4 page is its own sheet. */
function fitOnA4(sizes: readonly FrameDocument['size'][], hasCropMarks: boolean): boolean {
  return sizes.every((size) => {
    const { columns, rows } = fitOnto(size, a4, { hasCropMarks });
    const isA4 = size.width_mm === 210 && size.height_mm === 297;
    return columns * rows > 0 && !isA4;
  });
}

/** True if captions cost no page of a sheet. */
const fitsAsMany = (sizes: readonly FrameDocument['size'][], hasCropMarks: boolean): boolean =>
  sizes.every((size) => {
    const [plain, captioned] = [false, true].map((hasCaptions) => {
      const { columns, rows } = fitOnto(size, a4, { hasCropMarks, hasCaptions });
      return columns * rows;
    });
    return plain === captioned;
  });

/** True if a person can tell the prints from each other: one code, or names in the text of every frame. */
export const areToldApart = (framed: readonly FramedCode[]): boolean =>
  framed.length < 2 || framed.every(({ document }) => document && namesItsCode(document));

/** Initial values of the dialog: a PDF on the most common paper size, with crop marks. */
export function firstChoices(framed: readonly FramedCode[], language: string): PrintChoices {
  const documents = framed.flatMap(({ document }) => document ?? []);
  const sizes = documents.map(({ size }) => size);
  const languages = documents.flatMap(frameLanguages);
  const isTold = areToldApart(framed);
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
    hasCaptions: !isTold && fitsAsMany(sizes, fitOnA4(sizes, true)),
    isForPress: false,
    order: 'listed',
    isPerPlace: false,
    fileName: '{code}',
  };
}

/** Raster formats contain single pages; shared sheets need PDF or SVG. */
export const hasSheets = ({ format }: PrintChoices): boolean =>
  format === 'pdf' || format === 'svg';
