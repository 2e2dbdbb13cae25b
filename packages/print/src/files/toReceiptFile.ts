import { drawSvg } from './writeSvg.ts';
import type { FileOptions } from './FileOptions.ts';
import type { Rasteriser } from './png/openRasteriser.ts';
import type { PrintPage } from './sheets/Sheet.ts';

/** Widths of paper rolls, in millimeters, with the dots that their printers have across: eight to the millimeter. */
export const rollDots = { 58: 384, 80: 576 } as const;
export type RollWidth = keyof typeof rollDots;

/** The roll that a file format is for: `receipt58`, `receipt80`. Undefined for other formats. */
export const rollOf = (format: string): RollWidth | undefined =>
  format === 'receipt58' ? 58 : format === 'receipt80' ? 80 : undefined;

/** Height of a page on a roll, in dots. It is as wide as the printer prints. */
const dotsDown = ({ width_mm, height_mm }: PrintPage['document']['size'], dots: number) =>
  Math.max(1, Math.round((dots * height_mm) / width_mm));

/** Rows per command: printers take as many as their memory holds, the smallest 256 and more. */
const rowsPerBand = 128;

/** The scale at which a page is printed on a roll: 1 is its real size. */
export const scaleOnRoll = ({ size }: PrintPage['document'], roll: RollWidth): number =>
  rollDots[roll] / 8 / size.width_mm;

/** One bit for each dot, from left to right; set where the drawing is darker than medium gray on white paper. */
function toBits(data: Uint8Array, dots: number, rows: number): Uint8Array<ArrayBuffer> {
  const bytesPerRow = dots / 8;
  const bits = new Uint8Array(bytesPerRow * rows);
  for (let dot = 0; dot < dots * rows; dot += 1) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(dot * 4, dot * 4 + 4);
    // Rec. 709, section 3.2; colors are premultiplied, so what is missing to opaque is paper.
    const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue + 255 - alpha;
    const at = Math.floor(dot / dots) * bytesPerRow + ((dot % dots) >> 3);
    if (light < 128) bits[at] = (bits[at] ?? 0) | (0x80 >> (dot % 8));
  }
  return bits;
}

/**
 * Pages for a receipt printer, each cut off after it, as ESC/POS: initialize (ESC @), raster images (GS v 0), feed
 * and cut (GS V). Commands as in Epson's ESC/POS reference. A tent is printed as one side.
 */
export function toReceiptFile(
  pages: readonly PrintPage[],
  { rasteriser, roll, ...options }: FileOptions & { rasteriser: Rasteriser; roll: RollWidth },
): Blob {
  const dots = rollDots[roll];
  const parts: Uint8Array<ArrayBuffer>[] = [new Uint8Array([0x1b, 0x40])];
  for (const page of pages) {
    const size = { ...page.document.size, fold: 'none' as const };
    const rows = dotsDown(size, dots);
    const svg = drawSvg(
      { ...page.document, size },
      { ...options, ...page },
    )({
      x: 0,
      y: 0,
      width: size.width_mm,
      height: size.height_mm,
      // Millimetres hardly ever are whole dots; the page is stretched by less than one.
      size: `width="${dots}" height="${rows}" preserveAspectRatio="none"`,
    });
    const bits = toBits(rasteriser.raster(svg, dots).data, dots, rows);
    const bytesPerRow = dots / 8;
    for (let top = 0; top < rows; top += rowsPerBand) {
      const count = Math.min(rowsPerBand, rows - top);
      parts.push(
        new Uint8Array([0x1d, 0x76, 0x30, 0, bytesPerRow, 0, count & 255, count >> 8]),
        bits.slice(top * bytesPerRow, (top + count) * bytesPerRow),
      );
    }
    // Feeds to the knife, and cuts all but a point.
    parts.push(new Uint8Array([0x1d, 0x56, 0x42, 0]));
  }
  return new Blob(parts, { type: 'application/octet-stream' });
}
