import sharp from 'sharp';

import { issueSentences } from '@hearback/schema/errors';
import { limits } from '@hearback/schema/limits';
import { imageTypeOf } from '@hearback/schema/rules';

import { ApiError } from '../http/ApiError.ts';
import { invalidField } from '../http/refuse.ts';
import type { StoredImage } from './images.sql.ts';
import { keepPictureChunks } from './keepPictureChunks.ts';

/** A picture beyond what we take. The field carries the bare code, as documented. */
export const tooLarge = () =>
  new ApiError('too_large', issueSentences.too_large, { fields: { file: ['too_large'] } });

const maxWidthPx = 2_000;

const decode = async (bytes: Uint8Array, mediaType: StoredImage['media_type']) => {
  const picture = mediaType === 'image/png' ? keepPictureChunks(bytes) : bytes;
  const small = sharp(picture, { limitInputPixels: limits.imageMaxPixels, failOn: 'error' })
    .autoOrient()
    .resize({
      height: limits.imageMaxHeightPx,
      width: maxWidthPx,
      fit: 'inside',
      withoutEnlargement: true,
    });
  // Written anew, without metadata: no camera's place and owner, no second file at the end.
  const written = mediaType === 'image/png' ? small.png() : small.jpeg({ quality: 88 });
  return written.toBuffer({ resolveWithObject: true });
};

/** Lets a few do something at once; the others wait for their turn. */
const inTurns = (places: number) => {
  let free = places;
  const waiting: (() => void)[] = [];

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
};

/** Turns uploaded bytes into a small picture of our own making. Two at once, since each takes memory. */
export const takeInImage = () => {
  const inTurn = inTurns(2);

  return async (bytes: Uint8Array): Promise<StoredImage> => {
    if (bytes.byteLength > limits.imageMaxBytes) throw tooLarge();
    const mediaType = imageTypeOf(bytes);
    if (!mediaType) throw invalidField('file', 'wrong_image_type');

    try {
      const { data, info } = await inTurn(() => decode(bytes, mediaType));
      return { media_type: mediaType, bytes: data, width: info.width, height: info.height };
    } catch (error) {
      if (error instanceof Error && error.message.includes('pixel limit')) throw tooLarge();
      throw invalidField('file', 'broken_image');
    }
  };
};
