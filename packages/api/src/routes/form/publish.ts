import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { FormPublication, RevisionInput } from '../../contract/form.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const publish = ({ formVersions }: Services) =>
  new Hono<ApiEnv>().post(
    '/form/:id/publish/',
    documented({
      tag: 'form',
      name: 'publishForm',
      scope: 'write:workspace',
      summary: 'Freezes a form as its next version; its open and paused codes show it from now on.',
      answers: { 200: FormPublication },
      refuses: ['invalid_input', 'not_found', 'form_changed'],
    }),
    loggedIn,
    body(RevisionInput, { isOptional: true }),
    async (c) => {
      const { revision } = c.req.valid('json');
      return c.json(await formVersions.publish(c.var.accountId, c.req.param('id'), revision));
    },
  );
