import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { UserSessions } from '../../contract/user/sessions.ts';
import { documented } from '../../middleware/documented.ts';
import { originOf } from '../../middleware/originOf.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const sessions = ({ users }: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/user/sessions/',
      documented({
        tag: 'user',
        name: 'listSessions',
        summary: 'Where the person is logged in: this session first, then the last used.',
        answers: { 200: UserSessions },
      }),
      loggedIn,
      async (c) => c.json({ results: await users.sessions.list(c.var) }),
    )
    .post(
      '/user/sessions/end_others/',
      documented({
        tag: 'user',
        name: 'endOtherSessions',
        summary: 'Ends every session of the person but this one.',
        answers: { 204: null },
      }),
      loggedIn,
      async (c) => {
        await users.sessions.endOthers(c.var, originOf(c));
        return c.body(null, 204);
      },
    )
    .delete(
      '/user/sessions/:id/',
      documented({
        tag: 'user',
        name: 'endSession',
        summary: 'Ends one session of the person: logs that device out.',
        answers: { 204: null },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => {
        await users.sessions.end(c.var, c.req.param('id'), originOf(c));
        return c.body(null, 204);
      },
    );
