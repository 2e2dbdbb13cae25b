import { isProgram } from '@hearback/schema/rules';
import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { SentAnswer } from '../../contract/survey.ts';
import { documented } from '../../middleware/documented.ts';
import type { Services } from '../../services/services.ts';
import { readVisitor } from './readVisitor.ts';
import { surveyLimits } from '../../services/survey/surveyLimits.ts';

export const receipt = ({ sentAnswers }: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/receipt/:receipt/',
      documented({
        tag: 'survey',
        name: 'getSentAnswer',
        summary:
          'What a visitor sent, and the reply. An unknown receipt and an erased answer are alike.',
        answers: { 200: SentAnswer },
        refuses: ['not_found'],
        isPublic: true,
        limit: surveyLimits.receipt,
      }),
      async (c) => c.json(await sentAnswers.get(c.req.param('receipt'))),
    )
    .post(
      '/receipt/:receipt/read/',
      documented({
        tag: 'survey',
        name: 'noteReplyRead',
        summary: 'Notes that the visitor sees the reply. An unknown receipt is answered alike.',
        answers: { 204: null },
        isPublic: true,
        limit: surveyLimits.receipt,
      }),
      async (c) => {
        const { isPrefetch, userAgent } = readVisitor(c);
        if (!isPrefetch && !isProgram(userAgent)) {
          await sentAnswers.noteRead(c.req.param('receipt'));
        }
        return c.body(null, 204);
      },
    )
    .delete(
      '/receipt/:receipt/',
      documented({
        tag: 'survey',
        name: 'eraseSentAnswer',
        summary: 'Erases what a visitor sent, for good.',
        answers: { 204: null },
        refuses: ['not_found'],
        isPublic: true,
        limit: surveyLimits.receipt,
      }),
      async (c) => {
        await sentAnswers.erase(c.req.param('receipt'));
        return c.body(null, 204);
      },
    );
