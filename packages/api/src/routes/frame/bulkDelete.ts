import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { BulkDeleteInput, Removal } from '../../contract/removal.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const bulkDelete = ({ frames }: Services) =>
  new Hono<ApiEnv>().post(
    '/frame/bulk_delete/',
    documented({
      tag: 'frame',
      name: 'removeFrames',
      scope: 'write:workspace',
      summary: 'Removes frames: all of them, or none. Codes that show one are unpublished.',
      answers: { 200: Removal },
      refuses: ['invalid_input', 'not_found'],
    }),
    loggedIn,
    body(BulkDeleteInput),
    async (c) => c.json(await frames.remove(c.var, c.req.valid('json').ids)),
  );
