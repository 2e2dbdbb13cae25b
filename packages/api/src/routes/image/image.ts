import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { documented } from '../../middleware/documented.ts';
import type { Services } from '../../services/services.ts';
import { imageLimits } from '../../services/image/imageLimits.ts';

export const image = ({ images }: Services) =>
  new Hono<ApiEnv>().get(
    '/image/:id/',
    documented({
      tag: 'image',
      name: 'getImage',
      summary: 'A picture, for everyone: forms show it to visitors.',
      answers: { 200: null },
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
