import { initWasm, Resvg } from '@resvg/resvg-wasm';

import type { FrameSize } from '@hearback/schema/documents';

import { paperOf } from '../../frames/sheetOf.ts';

/** Resolution of a picture for print, in pixels per inch. */
export type Dpi = 300 | 600;

/** A3 with its bleed at 600 dpi has 74 million pixels. */
export const pngPixelsMax = 80_000_000;

/** A sheet in whole pixels. `isTooLarge`: no PNG is made of it. */
export function pixelsOf(size: FrameSize, dpi: Dpi, hasBleed: boolean) {
  const paper = paperOf(size, hasBleed);
  const [width, height] = [paper.width, paper.height].map((mm) =>
    Math.round((mm * dpi) / 25.4),
  ) as [number, number];
  return { width, height, isTooLarge: width * height > pngPixelsMax };
}

/**
 * A drawing as pixels: red, green, blue and alpha of each, row by row. Colors are premultiplied
 * with alpha, so transparent pixels are black.
 */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array<ArrayBuffer>;
}

/** Turns a file of print into pixels. */
export interface Rasteriser {
  /** The whole drawing at the requested width; the height follows from its aspect ratio. */
  raster: (svg: string, width: number) => Raster;
}

/** Pixels of one raster: four bytes each, twice while they are handed over. */
const pixelsMax = 40_000_000;

let starting: Promise<void> | undefined;

/** Gives memory back. */
function release(part: { free: () => void }): void {
  try {
    part.free();
  } catch {
    // Freeing fails if the rasterizer stopped while drawing; the caller gets the original error.
  }
}

function raster(svg: string, width: number): Raster {
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: width } });
  try {
    const pixels = Math.round((width * width * drawing.height) / drawing.width);
    if (pixels > pixelsMax) {
      throw new Error(
        `A raster has ${pixelsMax} pixels at most, this one would have ${pixels}. Ask for a narrower one.`,
      );
    }
    const image = drawing.render();
    try {
      // A copy outside of the rasteriser's memory already.
      const data = image.pixels as Uint8Array<ArrayBuffer>;
      return { width: image.width, height: image.height, data };
    } finally {
      release(image);
    }
  } finally {
    release(drawing);
  }
}

/**
 * Starts the rasteriser from the bytes of its WebAssembly (`@resvg/resvg-wasm/index_bg.wasm`), which the
 * caller brings. It starts once in a process; bytes that come later are not looked at.
 */
export async function openRasteriser(
  wasm: Uint8Array<ArrayBuffer> | ArrayBuffer | WebAssembly.Module,
): Promise<Rasteriser> {
  starting ??= initWasm(wasm).catch((error: unknown) => {
    // A download that broke off is no reason to be without for good.
    starting = undefined;
    throw error;
  });
  await starting;
  return { raster };
}
