import type { VariableValues } from '@hearback/print/frames';
import type { CodeStyle, FrameDocument } from '@hearback/schema/documents';

import {
  type Dpi,
  type Imposition,
  pixelsOf,
  type PrintPage,
  rollOf,
  sheetsOf,
  sheetsToPdf,
  toPdfFile,
  toPngFile,
  toReceiptFile,
  toSvgFile,
  toSvgSheet,
} from '@hearback/print/files';

import { openPrintFonts, openPrintProfiles, openPrintRasteriser } from './printTools.ts';

/** The input of a drawing. All of it is sent to another thread. */
export interface CodePrint {
  document: FrameDocument;
  /** The content of the code. */
  codeText: string;
  /** Values of variables in the frame's texts. */
  values: VariableValues;
  /** Null: as the frame says. */
  codeStyle: CodeStyle | null;
  language: string;
  /** Names the document inside of the PDF. */
  title: string;
  /** The pictures as `data:` addresses, by id. */
  images: Readonly<Record<string, string>>;
}

/** A code in its frame as files. */
export interface CodeFiles {
  svg: Uint8Array<ArrayBuffer>;
  pdf: Uint8Array<ArrayBuffer>;
  /** Null when the sheet is too much for a PNG, or cannot be drawn as one. */
  png: Uint8Array<ArrayBuffer> | null;
}

const dpi = 300;

/** Letters of SVG. More takes minutes to make dots of, and keeps other letters waiting. */
const largestRasterised = 6_000_000;

/** Draws a code in its frame as SVG, PDF and PNG, in real size and without bleed. */
export async function drawCodeFiles(print: CodePrint): Promise<CodeFiles> {
  const { document, codeText, values, codeStyle, language, title, images } = print;
  const fonts = await openPrintFonts();
  const drawn = { codeText, values, ...(codeStyle && { codeStyle }) };
  const options = { language, images, fonts };

  const svg = toSvgFile(document, { ...options, ...drawn });
  const pdf = await toPdfFile([{ document, ...drawn }], { ...options, title });
  const drawPng = async () => {
    const rasteriser = await openPrintRasteriser();
    const png = await toPngFile(document, { ...options, ...drawn, dpi, rasteriser });
    return new Uint8Array(await png.arrayBuffer());
  };
  const isTooMuch =
    pixelsOf(document.size, dpi, false).isTooLarge || svg.length > largestRasterised;
  return {
    svg: new TextEncoder().encode(svg),
    pdf,
    // The two others say all: what the rasteriser cannot draw keeps no letter back.
    png: isTooMuch ? null : await drawPng().catch(() => null),
  };
}

/** A print as it is asked for. All of it is sent to another thread. */
export interface AskedPrint {
  pages: readonly PrintPage[];
  format: 'pdf' | 'svg' | 'png' | 'receipt58' | 'receipt80';
  /** Of a PNG. */
  dpi: Dpi;
  /** Omitted: each page has a sheet of its own. */
  imposition?: Imposition;
  copies: number;
  hasBleed: boolean;
  hasCropMarks: boolean;
  hasCaptions: boolean;
  /** True for a PDF/X-4, which printing houses ask for. */
  isForPress: boolean;
  language: string;
  title: string;
  /** The pictures as `data:` addresses, by id. */
  images: Readonly<Record<string, string>>;
}

/** Draws a print as one file. A PDF has all sheets and a receipt all pages; an SVG the first sheet, a PNG the first page. */
export async function drawPrint(print: AskedPrint): Promise<Uint8Array<ArrayBuffer>> {
  const { format, pages, dpi, language, title, images, hasBleed } = print;
  const options = { language, images, hasBleed, fonts: await openPrintFonts() };
  const [page] = pages;
  if (!page) throw new Error('A print has one page at least.');
  if (format === 'png') {
    const rasteriser = await openPrintRasteriser();
    const png = await toPngFile(page.document, { ...options, ...page, dpi, rasteriser });
    return new Uint8Array(await png.arrayBuffer());
  }
  const roll = rollOf(format);
  if (roll) {
    const rasteriser = await openPrintRasteriser();
    const receipt = toReceiptFile(pages, { ...options, rasteriser, roll });
    return new Uint8Array(await receipt.arrayBuffer());
  }
  const sheets = sheetsOf(print);
  const [sheet] = sheets;
  if (format === 'svg' && sheet) {
    return new TextEncoder().encode(toSvgSheet(sheet, title, options));
  }
  const press = print.isForPress
    ? { profiles: await openPrintProfiles(), now: new Date() }
    : undefined;
  return sheetsToPdf(sheets, { ...options, title, ...(press && { press }) });
}
