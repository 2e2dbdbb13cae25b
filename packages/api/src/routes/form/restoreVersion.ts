import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { Form, RevisionInput } from '../../contract/form.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const restoreVersion = ({ formVersions }: Services) =>
  new Hono<ApiEnv>().post(
    '/form/:id/version/:version/restore/',
    documented({
      tag: 'form',
      name: 'restoreFormVersion',
      scope: 'write:workspace',
      summary:
        'Puts a published version into the form. Visitors see it once it is published again.',
      answers: { 200: Form },
      refuses: ['invalid_input', 'not_found', 'form_changed'],
    }),
    loggedIn,
    body(RevisionInput, { isOptional: true }),
    async (c) => {
      const { id, version } = c.req.param();
      const { revision } = c.req.valid('json');
      return c.json(await formVersions.restore(c.var.accountId, id, Number(version), revision));
    },
  );
