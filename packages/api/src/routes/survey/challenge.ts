import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { Challenge } from '../../contract/survey.ts';
import { documented } from '../../middleware/documented.ts';
import type { Services } from '../../services/services.ts';
import { surveyLimits } from '../../services/survey/surveyLimits.ts';

export const challenge = ({ challenges }: Services) =>
  new Hono<ApiEnv>().get(
    '/survey/:slug/challenge/',
    documented({
      tag: 'survey',
      name: 'getChallenge',
      summary: 'Work for a browser that was refused with `proof_needed`, as ALTCHA writes it.',
      answers: { 200: Challenge },
      refuses: ['not_found'],
      isPublic: true,
      limit: surveyLimits.challenge,
    }),
    async (c) => c.json(await challenges.make(c.req.param('slug'))),
  );
