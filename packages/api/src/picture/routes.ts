import { Hono } from 'hono';

import type { ApiEnv } from '../apiEnv.ts';
import { documented, loggedIn } from '../http/documented.ts';
import type { Services } from '../services.ts';
import { pictureLimits } from './pictures.ts';

export const pictureRoutes = ({ pictures }: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/picture/:id/',
      documented({
        tag: 'feedback',
        name: 'getPicture',
        scope: 'read:feedback',
        summary:
          'A picture that a visitor sent with an answer, as JPEG. The account alone reads it: it is never public.',
        answers: { 200: ['image/jpeg'] },
        refuses: ['not_found'],
        limit: pictureLimits.read,
      }),
      loggedIn,
      async (c) => {
        const bytes = await pictures.get(c.var.accountId, c.req.param('id'));
        return c.body(Buffer.from(bytes), 200, {
          'Content-Type': 'image/jpeg',
          // It may be removed at any time: nothing keeps it.
          'Cache-Control': 'private, no-store',
          'Content-Disposition': `attachment; filename="${c.req.param('id')}.jpg"`,
          'Content-Security-Policy': "default-src 'none'; sandbox",
          'X-Content-Type-Options': 'nosniff',
        });
      },
    )
    .delete(
      '/picture/:id/',
      documented({
        tag: 'feedback',
        name: 'removePicture',
        scope: 'write:feedback',
        summary: 'Deletes a picture of a visitor for good. The rest of the answer stays.',
        answers: { 204: null },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => {
        await pictures.remove(c.var.accountId, c.req.param('id'));
        return c.body(null, 204);
      },
    );
