import type { FrameDocument } from '@hearback/schema/documents';
import { paperOf } from '../../frames/sheetOf.ts';
import { drawSvg } from '../writeSvg.ts';
import type { SvgFileOptions } from '../toSvgFile.ts';
import { type Dpi, pixelsOf, pngPixelsMax, type Rasteriser } from './openRasteriser.ts';
import { PngWriter } from './PngWriter.ts';

export interface PngFileOptions extends SvgFileOptions {
  dpi: Dpi;
  rasteriser: Rasteriser;
  /** Called after each band, with a share from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Ends the work between two bands; the promise is refused with its reason. */
  signal?: AbortSignal;
}

/** Pixels per drawn strip: 4 MB, whatever the sheet. Four times as many need twice the memory, and save a tenth of the time. */
const bandPixels = 1_000_000;

/** The last pixel becomes the first. */
function turnUpsideDown(data: Uint8Array<ArrayBuffer>): void {
  new Uint32Array(data.buffer, data.byteOffset, data.length / 4).reverse();
}

/**
 * A frame with its code as a picture of exact size, which says how many pixels make an inch. It is drawn
 * in bands: a poster needs no more memory than a card, beside the file itself.
 */
export async function toPngFile(document: FrameDocument, options: PngFileOptions): Promise<Blob> {
  const { dpi, rasteriser, hasBleed = false, onProgress, signal } = options;
  const { width, height, isTooLarge } = pixelsOf(document.size, dpi, hasBleed);
  if (isTooLarge) {
    throw new Error(
      `At ${dpi} dpi this sheet has ${width} × ${height} pixels, and a PNG has ${pngPixelsMax} at most. Use fewer dots or a PDF.`,
    );
  }

  const paper = paperOf(document.size, hasBleed);
  const perRow = paper.height / height;
  // Each side of a tent is drawn as a sheet of its own: a layer far outside of a band stops the rasteriser.
  const { fold, ...side } = document.size;
  const backRows = fold === 'tent' ? Math.round(height / 2) : 0;
  const frontTop = fold === 'tent' ? side.height_mm : 0;
  const draw = drawSvg({ ...document, size: side }, options);
  const writer = new PngWriter(width, height, dpi);
  const rows = Math.max(1, Math.floor(bandPixels / width));
  for (let top = 0, count = 0; top < height; top += count) {
    signal?.throwIfAborted();
    const isBack = top < backRows;
    count = Math.min(rows, (isBack ? backRows : height) - top);
    const y = paper.y + top * perRow;
    const band = draw({
      x: paper.x,
      y: isBack ? side.height_mm - y - count * perRow : y - frontTop,
      width: paper.width,
      height: count * perRow,
      // Millimetres hardly ever are whole pixels; the sheet is stretched by less than one.
      size: `width="${width}" height="${count}" preserveAspectRatio="none"`,
    });
    const { data } = rasteriser.raster(band, width);
    if (isBack) turnUpsideDown(data);
    await writer.add(data);
    onProgress?.((top + count) / height);
  }
  return writer.finish();
}
