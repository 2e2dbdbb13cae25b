import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { BulkDeleteInput, Removal } from '../../contract/removal.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const bulkDelete = ({ feedbacks }: Services) =>
  new Hono<ApiEnv>().post(
    '/feedback/bulk_delete/',
    documented({
      tag: 'feedback',
      name: 'removeFeedbacks',
      scope: 'write:feedback',
      summary: 'Removes feedback: all of it, or none.',
      answers: { 200: Removal },
      refuses: ['invalid_input', 'not_found'],
    }),
    loggedIn,
    body(BulkDeleteInput),
    async (c) => c.json(await feedbacks.remove(c.var, c.req.valid('json').ids)),
  );
