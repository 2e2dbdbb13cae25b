import type { Raster } from '../../files/png/openRasteriser.ts';

/** A picture in shades of grey, 0 (black) to 255, row by row. */
export interface Picture {
  width: number;
  height: number;
  shades: Float32Array;
}

export const emptyPicture = (width: number, height: number): Picture => ({
  width,
  height,
  shades: new Float32Array(width * height),
});

/** Shades of a raster, as seen by a camera: ITU-R BT.601. Through what is clear, white paper shows. */
export function toPicture({ width, height, data }: Raster): Picture {
  const picture = emptyPicture(width, height);
  for (let index = 0; index < picture.shades.length; index += 1) {
    const at = index * 4;
    const shade =
      0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
    // A raster's colors are multiplied with their opacity already.
    picture.shades[index] = shade + 255 - (data[at + 3] ?? 0);
  }
  return picture;
}

/** The picture as decoders take it. */
export function toRaster({ width, height, shades }: Picture): Raster {
  const data = new Uint8Array(width * height * 4);
  for (let index = 0; index < shades.length; index += 1) {
    const shade = Math.min(255, Math.max(0, Math.round(shades[index] ?? 0)));
    const at = index * 4;
    data[at] = shade;
    data[at + 1] = shade;
    data[at + 2] = shade;
    data[at + 3] = 255;
  }
  return { width, height, data };
}
