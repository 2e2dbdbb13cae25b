import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { DuplicateFormInput, Form } from '../../contract/form.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const duplicate = ({ forms }: Services) =>
  new Hono<ApiEnv>().post(
    '/form/:id/duplicate/',
    documented({
      tag: 'form',
      name: 'duplicateForm',
      scope: 'write:workspace',
      summary: 'Adds a form like another. The copy was never published.',
      answers: { 201: Form },
      refuses: ['invalid_input', 'not_found'],
    }),
    loggedIn,
    body(DuplicateFormInput, { isOptional: true }),
    async (c) => {
      const { title } = c.req.valid('json');
      return c.json(await forms.duplicate(c.var.accountId, c.req.param('id'), title), 201);
    },
  );
