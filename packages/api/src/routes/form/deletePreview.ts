import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { Cascade } from '../../contract/removal.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const deletePreview = ({ forms }: Services) =>
  new Hono<ApiEnv>().get(
    '/form/:id/delete_preview/',
    documented({
      tag: 'form',
      name: 'previewFormRemoval',
      scope: 'read:workspace',
      summary: 'How many open codes removing a form would unpublish.',
      answers: { 200: Cascade },
      refuses: ['not_found'],
    }),
    loggedIn,
    async (c) => c.json(await forms.previewRemoval(c.var.accountId, c.req.param('id'))),
  );
