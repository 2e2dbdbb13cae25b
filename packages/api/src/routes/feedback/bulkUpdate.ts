import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { ChangedFeedbacks, FeedbacksChange } from '../../contract/feedback.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const bulkUpdate = ({ feedbacks }: Services) =>
  new Hono<ApiEnv>().post(
    '/feedback/bulk_update/',
    documented({
      tag: 'feedback',
      name: 'updateFeedbacks',
      scope: 'write:feedback',
      summary: 'Moves feedback on: all of it, or none.',
      answers: { 200: ChangedFeedbacks },
      refuses: ['invalid_input', 'not_found'],
    }),
    loggedIn,
    body(FeedbacksChange),
    async (c) => c.json(await feedbacks.updateAll(c.var.accountId, c.req.valid('json'))),
  );
