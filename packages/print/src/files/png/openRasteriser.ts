import { initWasm, Resvg } from '@resvg/resvg-wasm';

/**
 * A drawing as pixels: red, green, blue and opacity of each, row by row. What is clear is dark: colors are
 * multiplied with their opacity already.
 */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array<ArrayBuffer>;
}

/** Turns a file of print into pixels. */
export interface Rasteriser {
  /** The whole drawing, as wide as asked for; its height follows from its shape. */
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
    // The rasteriser stopped while it drew and still holds this; why it stopped is what a caller is told.
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
      return { width: image.width, height: image.height, data: new Uint8Array(image.pixels) };
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
