import { Hono } from 'hono';

import type { ApiEnv } from '../apiEnv.ts';
import { removalRoutes } from '../collection/routes.ts';
import {
  StarterQuery,
  Template,
  TemplateChange,
  TemplateInput,
  TemplatePage,
  TemplateQuery,
} from './contract.ts';
import { body } from '../http/body.ts';
import { documented, loggedIn } from '../http/documented.ts';
import { query, toPage } from '../http/query.ts';
import type { Services } from '../services.ts';

export const templateRoutes = ({ templates }: Services) =>
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
    )
    .get(
      '/template/starter/',
      documented({
        tag: 'template',
        name: 'listStarters',
        scope: 'read:workspace',
        summary: 'The templates that come with the product, all on one page.',
        answers: { 200: TemplatePage },
      }),
      loggedIn,
      query(StarterQuery),
      (c) => {
        const results = templates.listStarters(c.req.valid('query').lang);
        return c.json({ count: results.length, next: null, previous: null, results });
      },
    )
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
    .route(
      '/',
      removalRoutes({
        one: 'template',
        names: ['Template', 'Templates'],
        rules: templates,
        says: {
          remove: 'Removes a template. Forms that began with it stay as they are.',
          removeMany:
            'Removes templates: all of them, or none. Forms that began with one stay as they are.',
        },
        refuses: ['starter_template'],
      }),
    );
