import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { FormVersion } from '../../contract/form.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const version = ({ formVersions }: Services) =>
  new Hono<ApiEnv>().get(
    '/form/:id/version/:version/',
    documented({
      tag: 'form',
      name: 'getFormVersion',
      scope: 'read:workspace',
      summary: 'A form as it was published once, also when it was changed or removed since.',
      answers: { 200: FormVersion },
      refuses: ['not_found'],
    }),
    loggedIn,
    async (c) =>
      c.json(
        await formVersions.get(c.var.accountId, c.req.param('id'), Number(c.req.param('version'))),
      ),
  );
