import { Hono } from 'hono';
import * as v from 'valibot';

import type { ApiEnv } from '../../apiEnv.ts';
import { uuid } from '../../contract/uuid.ts';
import { notFound } from '../../errors/refuse.ts';
import { documented } from '../../middleware/documented.ts';
import { promptly } from '../../middleware/promptly.ts';
import type { Services } from '../../services/services.ts';
import { readVisitor } from './readVisitor.ts';
import { surveyLimits } from '../../services/survey/surveyLimits.ts';

export const start = ({ surveys }: Services) =>
  new Hono<ApiEnv>().post(
    '/survey/:slug/scan/:scan_token/start/',
    // It answers in time also where counting takes long.
    promptly,
    documented({
      tag: 'survey',
      name: 'recordStart',
      summary: 'Notes that the visitor of a scan began to fill in the form. It has no body.',
      answers: { 204: null },
      refuses: ['not_found'],
      isPublic: true,
      limit: surveyLimits.report,
    }),
    async (c) => {
      const token = c.req.param('scan_token');
      if (!v.is(uuid, token)) throw notFound();
      await surveys.start(c.req.param('slug'), token, readVisitor(c));
      return c.body(null, 204);
    },
  );
