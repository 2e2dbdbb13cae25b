import { limits } from '@hearback/schema/limits';
import sharp from 'sharp';

import { keepPictureChunks } from '../tools/pngChunks.ts';

/** Qualities of JPEG, the best first: the first one whose file is small enough is taken. */
const qualities = [80, 65, 50, 35];

// One picture at a time, and none is drawn twice.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Makes a visitor's picture anew: upright, at most 1,600 pixels long, as JPEG of at most a megabyte. Nothing else of
 * the file is left, neither the place where it was taken nor a second file at its end.
 */
export async function makePicture({
  bytes,
  isPng,
}: {
  bytes: Uint8Array;
  isPng: boolean;
}): Promise<{ bytes: Uint8Array; width: number; height: number }> {
  const side = limits.pictureMaxSidePx;
  const { data, info } = await sharp(isPng ? keepPictureChunks(bytes) : bytes, {
    limitInputPixels: limits.imageMaxPixels,
    failOn: 'error',
    sequentialRead: true,
  })
    .timeout({ seconds: 8 })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;

  let written = data;
  for (const quality of qualities) {
    written = await sharp(data, { raw: { width, height, channels } }).jpeg({ quality }).toBuffer();
    if (written.byteLength <= limits.imageMaxBytes) break;
  }
  return { bytes: new Uint8Array(written), width, height };
}
