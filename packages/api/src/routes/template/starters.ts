import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { StarterQuery, TemplatePage } from '../../contract/template.ts';
import { documented } from '../../middleware/documented.ts';
import { query } from '../../middleware/query.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const starters = ({ templates }: Services) =>
  new Hono<ApiEnv>().get(
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
  );
