import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { BulkDeleteInput, Removal } from '../../contract/removal.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const bulkDelete = ({ templates }: Services) =>
  new Hono<ApiEnv>().post(
    '/template/bulk_delete/',
    documented({
      tag: 'template',
      name: 'removeTemplates',
      scope: 'write:workspace',
      summary:
        'Removes templates: all of them, or none. Forms that began with one stay as they are.',
      answers: { 200: Removal },
      refuses: ['invalid_input', 'not_found', 'starter_template'],
    }),
    loggedIn,
    body(BulkDeleteInput),
    async (c) => c.json(await templates.remove(c.var, c.req.valid('json').ids)),
  );
