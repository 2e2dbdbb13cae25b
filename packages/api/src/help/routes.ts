import { Hono } from 'hono';

import type { ApiEnv } from '../apiEnv.ts';
import { QuestionInput } from './contract.ts';
import { Done } from '../account/contract.ts';
import { body } from '../http/body.ts';
import { documented, loggedIn } from '../http/documented.ts';
import type { Services } from '../services.ts';
import { helpRequestLimit } from './askForHelp.ts';

export const helpRoutes = ({ askForHelp }: Services) =>
  new Hono<ApiEnv>().post(
    '/help/question/',
    documented({
      tag: 'help',
      name: 'askForHelp',
      limit: helpRequestLimit,
      summary: 'Sends a question to the people behind the product: five an hour at most.',
      answers: { 202: Done },
      refuses: ['invalid_input'],
    }),
    loggedIn,
    body(QuestionInput),
    async (c) => {
      await askForHelp(c.var, c.req.valid('json'));
      return c.json({}, 202);
    },
  );
