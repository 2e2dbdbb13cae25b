import { afterEach, expect, it, vi } from 'vitest';

import { FrameDocument, type ImageReference } from '@hearback/schema/documents';
import * as v from 'valibot';

import { embedPictures } from './embedPictures';

const id = '01a1fcd8-2315-75df-82bb-23ee43828288';
const image: ImageReference = { id, url: `/api/image/${id}/`, width: 4, height: 3 };

const frameWith = (images: readonly (ImageReference | null)[]) =>
  v.parse(FrameDocument, {
    name: 'Card',
    size: { width_mm: 105, height_mm: 148 },
    content: images.map((picture) => ({
      type: 'logo',
      x_mm: 0,
      y_mm: 0,
      width_mm: 20,
      height_mm: 15,
      image: picture,
    })),
  });

afterEach(() => vi.unstubAllGlobals());

it('asks for nothing when a frame has no pictures', async () => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);

  expect(await embedPictures(frameWith([null]))).toEqual({});
  expect(asked).not.toHaveBeenCalled();
});

it('fails when a picture is gone, so that no print goes out without it', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));

  await expect(embedPictures(frameWith([image]))).rejects.toThrow('404');
});

it('asks for a picture that is drawn twice only once', async () => {
  const asked = vi.fn(async () => new Response(null, { status: 404 }));
  vi.stubGlobal('fetch', asked);

  await embedPictures(frameWith([image, image])).catch(() => {});
  expect(asked).toHaveBeenCalledTimes(1);
});
