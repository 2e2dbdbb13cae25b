import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { FeedbackPage, FeedbackQuery } from '../../contract/feedback.ts';
import { documented } from '../../middleware/documented.ts';
import { query } from '../../middleware/query.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';
import { toFeedbackPage } from './toFeedbackPage.ts';

export const feedbacks = ({ feedbacks: answers }: Services) =>
  new Hono<ApiEnv>().get(
    '/feedback/',
    documented({
      tag: 'feedback',
      name: 'listFeedback',
      scope: 'read:feedback',
      summary: "The account's feedback, newest first unless ordered otherwise.",
      answers: { 200: FeedbackPage },
      refuses: ['invalid_input'],
    }),
    loggedIn,
    query(FeedbackQuery),
    async (c) => {
      const asked = c.req.valid('query');
      return c.json(toFeedbackPage(c.req.url, asked, await answers.list(c.var.accountId, asked)));
    },
  );
