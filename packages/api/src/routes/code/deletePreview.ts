import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { Cascade } from '../../contract/removal.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const deletePreview = ({ codes }: Services) =>
  new Hono<ApiEnv>().get(
    '/code/:id/delete_preview/',
    documented({
      tag: 'code',
      name: 'previewCodeRemoval',
      scope: 'read:workspace',
      summary: 'What would go with a code if it were removed.',
      answers: { 200: Cascade },
      refuses: ['not_found'],
    }),
    loggedIn,
    async (c) => c.json(await codes.previewRemoval(c.var.accountId, c.req.param('id'))),
  );
