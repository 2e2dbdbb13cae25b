import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { FormVersionPage, FormVersionQuery } from '../../contract/form.ts';
import { documented } from '../../middleware/documented.ts';
import { query } from '../../middleware/query.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';
import { toPage } from '../toPage.ts';

export const versions = ({ formVersions }: Services) =>
  new Hono<ApiEnv>().get(
    '/form/:id/version/',
    documented({
      tag: 'form',
      name: 'listFormVersions',
      scope: 'read:workspace',
      summary: 'A form as it was published each time, newest first.',
      answers: { 200: FormVersionPage },
      refuses: ['invalid_input', 'not_found'],
    }),
    loggedIn,
    query(FormVersionQuery),
    async (c) => {
      const asked = c.req.valid('query');
      const found = await formVersions.list(c.var.accountId, c.req.param('id'), asked);
      return c.json(toPage(c.req.url, asked, found));
    },
  );
