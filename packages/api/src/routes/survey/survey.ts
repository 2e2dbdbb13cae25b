import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { Survey, SurveyQuery } from '../../contract/survey.ts';
import { documented } from '../../middleware/documented.ts';
import { promptly } from '../../middleware/promptly.ts';
import { query } from '../../middleware/query.ts';
import type { Services } from '../../services/services.ts';
import { surveyLimits } from '../../services/survey/surveyLimits.ts';

export const survey = ({ surveys }: Services) =>
  new Hono<ApiEnv>().get(
    '/survey/:slug/',
    // It answers in time also where counting takes long.
    promptly,
    documented({
      tag: 'survey',
      name: 'getSurvey',
      summary: 'The form behind a printed code. Letter case does not matter.',
      answers: { 200: Survey },
      refuses: ['invalid_input', 'not_found'],
      isPublic: true,
      limit: surveyLimits.read,
    }),
    query(SurveyQuery),
    async (c) => c.json(await surveys.find(c.req.param('slug'), c.req.valid('query').lang)),
  );
