import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { BulkDeleteInput, Removal } from '../../contract/removal.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const bulkDelete = ({ forms }: Services) =>
  new Hono<ApiEnv>().post(
    '/form/bulk_delete/',
    documented({
      tag: 'form',
      name: 'removeForms',
      scope: 'write:workspace',
      summary: 'Removes forms: all of them, or none. Codes that show one are unpublished.',
      answers: { 200: Removal },
      refuses: ['invalid_input', 'not_found'],
    }),
    loggedIn,
    body(BulkDeleteInput),
    async (c) => c.json(await forms.remove(c.var, c.req.valid('json').ids)),
  );
