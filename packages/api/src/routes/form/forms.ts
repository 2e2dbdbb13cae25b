import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { Form, FormPage, FormQuery, NewForm } from '../../contract/form.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { query } from '../../middleware/query.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';
import { toPage } from '../toPage.ts';

export const forms = ({ forms }: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/form/',
      documented({
        tag: 'form',
        name: 'listForms',
        scope: 'read:workspace',
        summary: "The account's forms, newest first unless ordered otherwise.",
        answers: { 200: FormPage },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(FormQuery),
      async (c) => {
        const asked = c.req.valid('query');
        return c.json(toPage(c.req.url, asked, await forms.list(c.var.accountId, asked)));
      },
    )
    .post(
      '/form/',
      documented({
        tag: 'form',
        name: 'addForm',
        scope: 'write:workspace',
        summary:
          'Adds a form. With an `id` that was sent before, answers the form that it has made.',
        answers: { 201: Form },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(NewForm),
      async (c) => c.json(await forms.add(c.var.accountId, c.req.valid('json')), 201),
    );
