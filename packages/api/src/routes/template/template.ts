import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { Removal } from '../../contract/removal.ts';
import { StarterQuery, Template, TemplateChange } from '../../contract/template.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { query } from '../../middleware/query.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const template = ({ templates }: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/template/:id/',
      documented({
        tag: 'template',
        name: 'getTemplate',
        scope: 'read:workspace',
        summary: "One of the account's own templates, or a starter.",
        answers: { 200: Template },
        refuses: ['not_found'],
      }),
      loggedIn,
      query(StarterQuery),
      async (c) => {
        const { lang } = c.req.valid('query');
        return c.json(await templates.get(c.var.accountId, c.req.param('id'), lang));
      },
    )
    .patch(
      '/template/:id/',
      documented({
        tag: 'template',
        name: 'updateTemplate',
        scope: 'write:workspace',
        summary: 'Changes what is given; what is left out stays.',
        answers: { 200: Template },
        refuses: ['invalid_input', 'not_found', 'starter_template'],
      }),
      loggedIn,
      body(TemplateChange),
      async (c) =>
        c.json(await templates.update(c.var.accountId, c.req.param('id'), c.req.valid('json'))),
    )
    .delete(
      '/template/:id/',
      documented({
        tag: 'template',
        name: 'removeTemplate',
        scope: 'write:workspace',
        summary: 'Removes a template. Forms that began with it stay as they are.',
        answers: { 200: Removal },
        refuses: ['not_found', 'starter_template'],
      }),
      loggedIn,
      async (c) => c.json(await templates.remove(c.var, [c.req.param('id')])),
    );
