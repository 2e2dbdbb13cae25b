import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { Receipt, SubmissionInput } from '../../contract/survey.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { promptly } from '../../middleware/promptly.ts';
import type { Services } from '../../services/services.ts';
import { readVisitor } from './readVisitor.ts';
import { surveyLimits } from '../../services/survey/surveyLimits.ts';

export const submit = ({ surveys }: Services) =>
  new Hono<ApiEnv>().post(
    '/survey/:slug/submit/',
    // It answers in time also where counting takes long.
    promptly,
    documented({
      tag: 'survey',
      name: 'submitSurvey',
      summary:
        "Takes in a visitor's answer. Sent twice with one client_id, it is one answer; other words are refused.",
      answers: { 200: Receipt, 201: Receipt },
      refuses: ['invalid_input', 'not_found', 'not_published', 'id_taken', 'proof_needed'],
      isPublic: true,
      limit: surveyLimits.submitAddress,
      codeLimit: surveyLimits.submitCode,
    }),
    body(SubmissionInput, { takesMore: true }),
    async (c) => {
      const { receipt, isNew } = await surveys.submit(
        c.req.param('slug'),
        c.req.valid('json'),
        readVisitor(c),
      );
      return c.json({ receipt }, isNew ? 201 : 200);
    },
  );
