import { randomUUID } from 'node:crypto';

import type { Image } from './contract.ts';
import { found } from '../http/found.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { addressOfImage } from './addressOfImage.ts';
import { takeInImage, tooLarge } from './takeInImage.ts';

type Tools = Pick<ServiceTools, 'images' | 'now'>;

/** What one account may keep. */
const quotaBytes = 50_000_000;

/** Pictures for forms and frames. */
export const createImages = ({ images, now }: Tools) => {
  const takeIn = takeInImage();

  return {
    async add(accountId: string, bytes: Uint8Array): Promise<Image> {
      const image = await takeIn(bytes);
      if ((await images.countBytes(accountId)) + image.bytes.byteLength > quotaBytes) {
        throw tooLarge();
      }

      // Whoever knows the address sees the picture: 122 random bits, where ids in order of time have 74.
      const id = randomUUID();
      await images.insert(accountId, id, image, now());
      return { id, url: addressOfImage(id), width: image.width, height: image.height };
    },

    get: async (id: string) => found(await images.findPublic(id)),
  };
};
