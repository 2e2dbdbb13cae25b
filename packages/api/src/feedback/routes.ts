import { type Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';

import type { ApiEnv } from '../apiEnv.ts';
import {
  ChangedFeedbacks,
  Feedback,
  FeedbackArrivals,
  FeedbackArrivalsQuery,
  FeedbackChange,
  FeedbackFile,
  FeedbackFileQuery,
  FeedbackListPage,
  FeedbackQuery,
  FeedbackStreamQuery,
  FeedbacksChange,
  SavedReplies,
  SavedReply,
  SavedReplyInput,
} from './contract.ts';
import { BulkDeleteInput, Removal } from '../collection/contract.ts';
import { body } from '../http/body.ts';
import { documented, originOf, loggedIn } from '../http/documented.ts';
import { query } from '../http/query.ts';
import { type FeedbackFileContent, fileMediaTypes } from './file/writeFile.ts';
import type { FeedbackResults } from './listFeedbacks.ts';
import type { Services } from '../services.ts';
import { userLimits } from '../account/limits.ts';

/** A query with the person who asks, whose answers `me` means. */
const askedBy = <Query extends object>({ var: { userId } }: Context<ApiEnv>, query: Query) => ({
  ...query,
  person: userId,
});

/** The author of a change. A key is nobody, whoever made it. */
const actorOf = ({ var: { accountId, userId, keyId } }: Context<ApiEnv>) =>
  keyId === undefined ? { accountId, userId } : { accountId };

/** A page as the wire carries it: the addresses of the pages beside it go by cursor. */
function toFeedbackPage(url: string, { page }: FeedbackQuery, found: FeedbackResults) {
  const { pathname, searchParams } = new URL(url);
  const kept = [...searchParams].filter(([name]) => !['page', 'after', 'before'].includes(name));
  const addressOf = (number: number, name: 'after' | 'before', cursor: string | null) => {
    if (cursor === null) return null;
    const search = new URLSearchParams([...kept, ['page', String(number)], [name, cursor]]);
    return `${pathname}?${search.toString()}`;
  };

  return {
    ...found,
    next: addressOf(page + 1, 'after', found.next_cursor),
    previous: addressOf(Math.max(1, page - 1), 'before', found.previous_cursor),
  };
}

/** Proxies close a connection that is silent for long. */
const heartbeatMs = 15_000;

/** A reader who leaves this many events lying has stopped reading; it comes back by itself. */
const maxUnread = 500;

const send = (c: Context<ApiEnv>, { name, mediaType, rowCount, content }: FeedbackFileContent) =>
  c.body(content, 200, {
    'Content-Type': mediaType,
    'Content-Disposition': `attachment; filename="${name}"`,
    'X-Row-Count': String(rowCount),
    // A proxy that gathers the answer first would hold all of it.
    'X-Accel-Buffering': 'no',
  });

const tell = (c: Context<ApiEnv>) => (error: unknown) =>
  c.var.logger.error({ err: error }, 'An export broke off');

export const feedbackRoutes = ({
  feedbacks: answers,
  feedbackFeed,
  feedbackFiles,
  feedbacks,
  savedReplies,
}: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/feedback/',
      documented({
        tag: 'feedback',
        name: 'listFeedback',
        scope: 'read:feedback',
        summary: "The account's feedback, newest first unless ordered otherwise.",
        answers: { 200: FeedbackListPage },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(FeedbackQuery),
      async (c) => {
        const asked = askedBy(c, c.req.valid('query'));
        return c.json(toFeedbackPage(c.req.url, asked, await answers.list(c.var.accountId, asked)));
      },
    )
    .get(
      '/feedback/arrivals/',
      documented({
        tag: 'feedback',
        name: 'countFeedbackArrivals',
        scope: 'read:feedback',
        summary:
          'How many answers of a list arrived after a moment, and when the newest of them did.',
        answers: { 200: FeedbackArrivals },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(FeedbackArrivalsQuery),
      async (c) =>
        c.json(await answers.arrivals(c.var.accountId, askedBy(c, c.req.valid('query')))),
    )
    .get(
      '/feedback/stream/',
      documented({
        tag: 'feedback',
        name: 'streamFeedback',
        summary:
          'Server-Sent Events: `event: listening` once nothing is missed any more, then ' +
          '`event: feedback` with the id of each new answer and when it arrived, again with its mood ' +
          'where the comment was judged later, and with the answer itself where `rows` is `true`; ' +
          '`event: notification` with the ' +
          'notification and how many are unread for each change of these, as it happens.',
        answers: { 200: ['text/event-stream'] },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(FeedbackStreamQuery),
      (c) => {
        const { accountId, userId, sessionId, placesOf } = c.var;
        const wantsRows = c.req.valid('query').rows === 'true';
        feedbackFeed.requireRoom(accountId);
        // Waiting for a connection that a proxy buffers would make live into late.
        c.header('X-Accel-Buffering', 'no');

        return streamSSE(c, async (events) => {
          let unread = 0;
          const leave = await feedbackFeed.subscribe(accountId, {
            userId,
            sessionId,
            placesOf,
            wantsRows,
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
            if (!(await feedbackFeed.mayListen({ sessionId, placesOf }))) return;
            await events.writeSSE({ event: 'listening', data: '{}' });
            while (!isOver()) {
              await Promise.race([events.sleep(heartbeatMs), over]);
              // The client may have left because the database is closing. A session also ends by its age.
              if (isOver() || !(await feedbackFeed.mayListen({ sessionId, placesOf }))) break;
              await events.write(': still here\n\n');
            }
          } finally {
            leave();
          }
        });
      },
    )
    .get(
      '/feedback/export/',
      documented({
        tag: 'feedback',
        name: 'downloadFeedback',
        scope: 'read:feedback',
        summary: 'What a list shows as CSV, XLSX or JSON. `X-Row-Count` says how many rows come.',
        answers: { 200: Object.values(fileMediaTypes) },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(FeedbackFileQuery),
      async (c) => {
        // HEAD downloads nothing, so no event is recorded.
        if (c.req.method === 'HEAD') return c.body(null);
        return send(
          c,
          await feedbackFiles.write(c.var, askedBy(c, c.req.valid('query')), originOf(c), tell(c)),
        );
      },
    )
    .post(
      '/feedback/export/',
      documented({
        tag: 'feedback',
        name: 'exportFeedbacks',
        summary: 'A link that downloads the same in a browser: once, within a minute.',
        answers: { 201: FeedbackFile },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(FeedbackFileQuery),
      async (c) => {
        const { search } = new URL(c.req.url);
        const asked = askedBy(c, c.req.valid('query'));
        return c.json(await feedbackFiles.makeLink(c.var, asked, search, originOf(c)), 201);
      },
    )
    .get(
      '/feedback_file/:link/',
      documented({
        tag: 'feedback',
        name: 'openFeedbackLink',
        summary: 'What a download link leads to.',
        answers: { 200: Object.values(fileMediaTypes) },
        refuses: ['invalid_input', 'link_inactive'],
        isPublic: true,
        limit: userLimits.downloadLink,
      }),
      query(FeedbackFileQuery),
      async (c) => {
        // Asking for the head alone does not use the link up.
        if (c.req.method === 'HEAD') return c.body(null);
        return send(
          c,
          await feedbackFiles.openLink(c.req.param('link'), c.req.valid('query'), tell(c)),
        );
      },
    )
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
          'Moves it on, assigns it, corrects the mood, notes something down. What is left out stays as it is.',
        answers: { 200: Feedback },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(FeedbackChange),
      async (c) =>
        c.json(await feedbacks.update(actorOf(c), c.req.param('id'), c.req.valid('json'))),
    )
    .get(
      '/saved_reply/',
      documented({
        tag: 'feedback',
        name: 'listSavedReplies',
        scope: 'read:feedback',
        summary: 'The words that the account replies with again and again, by title.',
        answers: { 200: SavedReplies },
      }),
      loggedIn,
      async (c) => c.json(await savedReplies.list(c.var.accountId)),
    )
    .put(
      '/saved_reply/:id/',
      documented({
        tag: 'feedback',
        name: 'saveSavedReply',
        scope: 'write:feedback',
        summary:
          'Adds a saved reply under an id of the caller, a UUID, or changes the one with that id.',
        answers: { 200: SavedReply },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(SavedReplyInput),
      async (c) =>
        c.json(await savedReplies.save(c.var.accountId, c.req.param('id'), c.req.valid('json'))),
    )
    .delete(
      '/saved_reply/:id/',
      documented({
        tag: 'feedback',
        name: 'removeSavedReply',
        scope: 'write:feedback',
        summary: 'Deletes a saved reply. What was replied with it stays.',
        answers: { 204: null },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => {
        await savedReplies.remove(c.var.accountId, c.req.param('id'));
        return c.body(null, 204);
      },
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
    )
    .post(
      '/feedback/bulk_update/',
      documented({
        tag: 'feedback',
        name: 'updateFeedbacks',
        scope: 'write:feedback',
        summary: 'Moves feedback on, or assigns it: all of it, or none.',
        answers: { 200: ChangedFeedbacks },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(FeedbacksChange),
      async (c) => c.json(await feedbacks.updateAll(actorOf(c), c.req.valid('json'))),
    )
    .post(
      '/feedback/bulk_delete/',
      documented({
        tag: 'feedback',
        name: 'removeFeedbacks',
        scope: 'write:feedback',
        summary: 'Removes feedback: all of it, or none.',
        answers: { 200: Removal },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(BulkDeleteInput),
      async (c) => c.json(await feedbacks.remove(c.var, c.req.valid('json').ids)),
    );
