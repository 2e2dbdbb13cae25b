import { randomUUID } from 'node:crypto';

import { issueSentences } from '@hearback/schema/errors';
import { limits } from '@hearback/schema/limits';
import { imageTypeOf } from '@hearback/schema/rules';
import pLimit from 'p-limit';
import sharp from 'sharp';

import { ApiError, orNotFound, invalidField } from '../http/ApiError.ts';
import type { Limit } from '../http/limits.ts';
import type { ServiceTools } from '../services.ts';
import type { Image } from './contract.ts';
import { imagesSql, type StoredImage } from './images.sql.ts';
import { keepPictureChunks } from '../tools/pngChunks.ts';
import { addressOfImage } from './requirePictures.ts';

/** The rate limits of the calls on images, before RATE_LIMIT_FACTOR. */
export const imageLimits = {
  /** From one address: the guests of a café see pictures of its form from one. */
  read: { name: 'image', points: 1_200, seconds: 60, isLocal: true },
  upload: { name: 'upload', points: 5, seconds: 60 },
} as const satisfies Record<string, Limit>;

/** A picture beyond what we take. The field carries the bare code, as documented. */
const tooLarge = () =>
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

/** Turns uploaded bytes into a small picture of our own making. Two at once, since each takes memory. */
const takeInImage = () => {
  const inTurn = pLimit(2);

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

type Tools = Pick<ServiceTools, 'db' | 'now'>;

/** The most bytes that one account may keep. */
const quotaBytes = 50_000_000;

/** Pictures for forms and frames. */
export const createImages = ({ db, now }: Tools) => {
  const takeIn = takeInImage();

  return {
    async add(accountId: string, bytes: Uint8Array): Promise<Image> {
      const image = await takeIn(bytes);
      if ((await imagesSql.countBytes(db, accountId)) + image.bytes.byteLength > quotaBytes) {
        throw tooLarge();
      }

      // Whoever knows the address sees the picture: 122 random bits, where ids in order of time have 74.
      const id = randomUUID();
      await imagesSql.insert(db, accountId, id, image, now());
      return { id, url: addressOfImage(id), width: image.width, height: image.height };
    },

    get: async (id: string) => orNotFound(await imagesSql.findPublic(db, id)),
  };
};
