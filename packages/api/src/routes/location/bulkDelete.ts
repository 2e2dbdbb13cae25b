import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { BulkDeleteInput, Removal } from '../../contract/removal.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const bulkDelete = ({ locations }: Services) =>
  new Hono<ApiEnv>().post(
    '/location/bulk_delete/',
    documented({
      tag: 'location',
      name: 'removeLocations',
      scope: 'write:workspace',
      summary: 'Removes locations with their codes and feedback: all of them, or none.',
      answers: { 200: Removal },
      refuses: ['invalid_input', 'not_found'],
    }),
    loggedIn,
    body(BulkDeleteInput),
    async (c) => c.json(await locations.remove(c.var, c.req.valid('json').ids)),
  );
