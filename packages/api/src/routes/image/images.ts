import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { Image } from '../../contract/image.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import { upload } from '../../middleware/upload.ts';
import type { Services } from '../../services/services.ts';
import { imageLimits } from '../../services/image/imageLimits.ts';

export const images = ({ images: pictures }: Services) =>
  new Hono<ApiEnv>().post(
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
    upload,
    async (c) => {
      const { accountId, file } = c.var;
      return c.json(await pictures.add(accountId, file), 201);
    },
  );
