import type { PrintPage } from '../sheets/Sheet.ts';
import { singleSheet, type SheetMarking } from '../sheets/singleSheet.ts';
import { writePdf, type PdfOptions } from './writePdf.ts';

export interface PdfFileOptions extends PdfOptions, SheetMarking {}

/**
 * Frames with their codes as a PDF for a printer, each on a page of its own: real size, vector, fonts
 * inside, text to be found.
 */
export async function toPdfFile(
  pages: readonly PrintPage[],
  options: PdfFileOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const portions: Uint8Array<ArrayBuffer>[] = [];
  const sheets = pages.map((page) => singleSheet(page, options));
  for await (const portion of writePdf(sheets, options)) portions.push(portion);
  return new Uint8Array(await new Blob(portions).arrayBuffer());
}
