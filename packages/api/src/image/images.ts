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
import { addressOfImage } from './requirePictures.ts';

/** The rate limits of the calls on images, before RATE_LIMIT_FACTOR. */
export const imageLimits = {
  /** From one address: the guests of a café see pictures of its form from one. */
  read: { name: 'image', points: 1_200, seconds: 60, isLocal: true },
  upload: { name: 'upload', points: 5, seconds: 60 },
} as const satisfies Record<string, Limit>;

/**
 * The chunks of a PNG that say how it looks. The others are words and data beside the picture, which
 * a decoder unpacks and holds: a megabyte of them can take gigabytes.
 */
const kept = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'sBIT',
  'eXIf',
]);

const signatureBytes = 8;

/** A length, a name of four letters, and a checksum stand around what is in a chunk. */
const frameBytes = 12;

/** A PNG without what is no part of the picture. It ends where its chunks are none any more. */
export function keepPictureChunks(png: Uint8Array): Uint8Array {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  const pieces = [bytes.subarray(0, signatureBytes)];
  for (let at = signatureBytes; at + frameBytes <= bytes.byteLength;) {
    const next = at + frameBytes + bytes.readUInt32BE(at);
    if (next > bytes.byteLength) break;
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (kept.has(name)) pieces.push(bytes.subarray(at, next));
    if (name === 'IEND') break;
    at = next;
  }
  return Buffer.concat(pieces);
}

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
