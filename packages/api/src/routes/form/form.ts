import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { Form, FormChange, FormReplacement } from '../../contract/form.ts';
import { Removal } from '../../contract/removal.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const form = ({ forms }: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/form/:id/',
      documented({
        tag: 'form',
        name: 'getForm',
        scope: 'read:workspace',
        summary: 'A form of the account.',
        answers: { 200: Form },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => c.json(await forms.get(c.var.accountId, c.req.param('id'))),
    )
    .put(
      '/form/:id/',
      documented({
        tag: 'form',
        name: 'replaceForm',
        scope: 'write:workspace',
        summary: 'Replaces all of a form.',
        answers: { 200: Form },
        refuses: ['invalid_input', 'not_found', 'form_changed'],
      }),
      loggedIn,
      body(FormReplacement),
      async (c) =>
        c.json(await forms.replace(c.var.accountId, c.req.param('id'), c.req.valid('json'))),
    )
    .patch(
      '/form/:id/',
      documented({
        tag: 'form',
        name: 'updateForm',
        scope: 'write:workspace',
        summary: 'Changes what is given; what is left out stays.',
        answers: { 200: Form },
        refuses: ['invalid_input', 'not_found', 'form_changed'],
      }),
      loggedIn,
      body(FormChange),
      async (c) =>
        c.json(await forms.update(c.var.accountId, c.req.param('id'), c.req.valid('json'))),
    )
    .delete(
      '/form/:id/',
      documented({
        tag: 'form',
        name: 'removeForm',
        scope: 'write:workspace',
        summary: 'Removes a form. Codes that show it are unpublished.',
        answers: { 200: Removal },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => c.json(await forms.remove(c.var, [c.req.param('id')])),
    );
