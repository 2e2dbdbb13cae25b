import { limits } from '@hearback/schema/limits';
import { Hono } from 'hono';

import type { ApiEnv } from '../apiEnv.ts';
import { Image } from './contract.ts';
import { documented, loggedIn } from '../http/documented.ts';
import { uploadOf } from '../http/body.ts';
import { imageLimits } from './images.ts';
import type { Services } from '../services.ts';

export const imageRoutes = ({ images: pictures, images }: Services) =>
  new Hono<ApiEnv>()
    .post(
      '/image/',
      documented({
        tag: 'image',
        name: 'addImage',
        limit: imageLimits.upload,
        scope: 'write:workspace',
        summary: 'Takes in a png or jpeg of at most 1 MB, and makes it at most 200 pixels high.',
        answers: { 201: Image },
        refuses: ['invalid_input', 'too_large', 'unsupported_media_type'],
      }),
      loggedIn,
      uploadOf(limits.imageMaxBytes),
      async (c) => {
        const { accountId, file } = c.var;
        return c.json(await pictures.add(accountId, file), 201);
      },
    )
    .get(
      '/image/:id/',
      documented({
        tag: 'image',
        name: 'getImage',
        summary: 'A picture, for everyone: forms show it to visitors.',
        answers: { 200: ['image/*'] },
        refuses: ['not_found'],
        isPublic: true,
        limit: imageLimits.read,
      }),
      async (c) => {
        const { bytes, media_type } = await images.get(c.req.param('id'));
        return c.body(Buffer.from(bytes), 200, {
          'Content-Type': media_type,
          // An id is never given to other bytes.
          'Cache-Control': 'public, max-age=31536000, immutable',
          'Content-Security-Policy': "default-src 'none'; sandbox",
          'X-Content-Type-Options': 'nosniff',
        });
      },
    );
