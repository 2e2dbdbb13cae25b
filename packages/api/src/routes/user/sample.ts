import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const sample = ({ sample: workspace }: Services) =>
  new Hono<ApiEnv>().delete(
    '/user/sample/',
    documented({
      tag: 'user',
      name: 'removeSample',
      summary: 'Removes the sample workspace. What the owner hung on it stays.',
      answers: { 204: null },
    }),
    loggedIn,
    async (c) => {
      await workspace.remove(c.var.accountId, c.var.userId);
      return c.body(null, 204);
    },
  );
