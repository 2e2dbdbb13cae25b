import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { Publication, PublishInput } from '../../contract/code.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const publish = ({ codes }: Services) =>
  new Hono<ApiEnv>().post(
    '/code/:id/publish/',
    documented({
      tag: 'code',
      name: 'publishCode',
      scope: 'write:codes',
      summary:
        'Opens a code to visitors, with its form as it is now, once its art is proven to scan.',
      answers: { 200: Publication },
      refuses: [
        'invalid_input',
        'not_found',
        'no_form',
        'no_frame',
        'no_code_on_frame',
        'scan_blocked',
        'scan_weak',
      ],
    }),
    loggedIn,
    body(PublishInput),
    async (c) => {
      const { accountId, userId } = c.var;
      const input = c.req.valid('json');
      return c.json(await codes.publish(accountId, userId, c.req.param('id'), input));
    },
  );
