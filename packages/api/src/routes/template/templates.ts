import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { Template, TemplateInput, TemplatePage, TemplateQuery } from '../../contract/template.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { query } from '../../middleware/query.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';
import { toPage } from '../toPage.ts';

export const templates = ({ templates }: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/template/',
      documented({
        tag: 'template',
        name: 'listTemplates',
        scope: 'read:workspace',
        summary: "The account's own templates, newest first unless ordered otherwise.",
        answers: { 200: TemplatePage },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(TemplateQuery),
      async (c) => {
        const asked = c.req.valid('query');
        return c.json(toPage(c.req.url, asked, await templates.list(c.var.accountId, asked)));
      },
    )
    .post(
      '/template/',
      documented({
        tag: 'template',
        name: 'addTemplate',
        scope: 'write:workspace',
        summary: "Keeps a form's style and fields under a name.",
        answers: { 201: Template },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      body(TemplateInput),
      async (c) => c.json(await templates.add(c.var.accountId, c.req.valid('json')), 201),
    );
