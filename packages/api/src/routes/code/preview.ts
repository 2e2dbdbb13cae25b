import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { CodePreview } from '../../contract/code.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const preview = ({ codes }: Services) =>
  new Hono<ApiEnv>().get(
    '/code/:id/preview/',
    documented({
      tag: 'code',
      name: 'previewCode',
      scope: 'read:workspace',
      summary: 'The linked form as visitors would see it. Counts no scan and takes no answer.',
      answers: { 200: CodePreview },
      refuses: ['not_found', 'no_form'],
    }),
    loggedIn,
    async (c) => c.json(await codes.preview(c.var.accountId, c.req.param('id'))),
  );
