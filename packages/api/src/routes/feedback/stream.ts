import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';

import type { ApiEnv } from '../../apiEnv.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

/** Proxies close a connection that is silent for long. */
const heartbeatMs = 15_000;

/** A reader who leaves this many events lying has stopped reading; it comes back by itself. */
const maxUnread = 500;

export const stream = ({ feedbackFeed }: Services) =>
  new Hono<ApiEnv>().get(
    '/feedback/stream/',
    documented({
      tag: 'feedback',
      name: 'streamFeedback',
      summary:
        'Server-Sent Events: `event: listening` once nothing is missed any more, then ' +
        '`event: feedback` for each new answer, again with its mood where the comment was judged ' +
        'later, and `event: notification` with the ' +
        'notification and how many are unread for each change of these, as it happens.',
      answers: { 200: null },
    }),
    loggedIn,
    (c) => {
      const { accountId, sessionId } = c.var;
      feedbackFeed.requireRoom(accountId);
      // Waiting for a connection that a proxy buffers would make live into late.
      c.header('X-Accel-Buffering', 'no');

      return streamSSE(c, async (events) => {
        let unread = 0;
        const leave = await feedbackFeed.subscribe(accountId, {
          sessionId,
          tell: ({ event, data }) => {
            unread += 1;
            if (unread > maxUnread) return events.abort();
            void events.writeSSE({ event, data: JSON.stringify(data) }).then(() => (unread -= 1));
          },
          end: () => events.abort(),
        });
        try {
          const over = new Promise<void>((resolve) => events.onAbort(resolve));
          const isOver = () => events.aborted || events.closed;
          // The session may have ended before its end could be heard here.
          if (!(await feedbackFeed.mayListen(sessionId))) return;
          await events.writeSSE({ event: 'listening', data: '{}' });
          while (!isOver()) {
            await Promise.race([events.sleep(heartbeatMs), over]);
            // Who left may have left because the database is closing. A session also ends by its age.
            if (isOver() || !(await feedbackFeed.mayListen(sessionId))) break;
            await events.write(': still here\n\n');
          }
        } finally {
          leave();
        }
      });
    },
  );
