import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { RemovalPreviewInput } from '../../contract/deletion.ts';
import { Cascade } from '../../contract/removal.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const previewRemoval = ({ recentDeletions }: Services) =>
  new Hono<ApiEnv>().post(
    '/deletion/preview/',
    documented({
      tag: 'deletion',
      name: 'previewRemoval',
      summary: 'What would go with things if they were deleted, one or many. Changes nothing.',
      answers: { 200: Cascade },
      refuses: ['invalid_input', 'not_found'],
    }),
    loggedIn,
    body(RemovalPreviewInput),
    async (c) => c.json(await recentDeletions.preview(c.var.accountId, c.req.valid('json'))),
  );
