import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { ConfirmedBulkDeleteInput, Removal } from '../../contract/removal.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const bulkDelete = ({ codes }: Services) =>
  new Hono<ApiEnv>().post(
    '/code/bulk_delete/',
    documented({
      tag: 'code',
      name: 'removeCodes',
      scope: 'write:codes',
      summary: 'Removes codes with their scans and feedback: all of them, or none.',
      answers: { 200: Removal },
      refuses: ['invalid_input', 'not_found'],
    }),
    loggedIn,
    body(ConfirmedBulkDeleteInput),
    async (c) => c.json(await codes.remove(c.var, c.req.valid('json').ids)),
  );
