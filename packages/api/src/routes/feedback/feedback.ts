import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { Feedback, FeedbackChange } from '../../contract/feedback.ts';
import { Removal } from '../../contract/removal.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const feedback = ({ feedbacks }: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/feedback/:id/',
      documented({
        tag: 'feedback',
        name: 'getFeedback',
        scope: 'read:feedback',
        summary: "A visitor's answer.",
        answers: { 200: Feedback },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => c.json(await feedbacks.get(c.var.accountId, c.req.param('id'))),
    )
    .patch(
      '/feedback/:id/',
      documented({
        tag: 'feedback',
        name: 'updateFeedback',
        scope: 'write:feedback',
        summary:
          'Moves it on, corrects the mood, notes something down. What is left out stays as it is.',
        answers: { 200: Feedback },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(FeedbackChange),
      async (c) =>
        c.json(await feedbacks.update(c.var.accountId, c.req.param('id'), c.req.valid('json'))),
    )
    .delete(
      '/feedback/:id/',
      documented({
        tag: 'feedback',
        name: 'removeFeedback',
        scope: 'write:feedback',
        summary: 'Removes an answer. Its scan stays counted.',
        answers: { 200: Removal },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => c.json(await feedbacks.remove(c.var, [c.req.param('id')])),
    );
