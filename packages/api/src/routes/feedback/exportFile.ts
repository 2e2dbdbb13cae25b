import { Hono, type Context } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { FeedbackFile, FeedbackFileQuery } from '../../contract/feedback.ts';
import { documented } from '../../middleware/documented.ts';
import { originOf } from '../../middleware/originOf.ts';
import { query } from '../../middleware/query.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { FeedbackFileContent } from '../../services/feedback/file/writeFile.ts';
import type { Services } from '../../services/services.ts';
import { userLimits } from '../../services/user/userLimits.ts';

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

export const exportFile = ({ feedbackFiles }: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/feedback/export/',
      documented({
        tag: 'feedback',
        name: 'downloadFeedback',
        scope: 'read:feedback',
        summary: 'What a list shows as CSV, XLSX or JSON. `X-Row-Count` says how many rows come.',
        answers: { 200: null },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(FeedbackFileQuery),
      async (c) => {
        // Nobody downloads anything by asking for the head, and nothing is noted.
        if (c.req.method === 'HEAD') return c.body(null);
        return send(
          c,
          await feedbackFiles.write(c.var, c.req.valid('query'), originOf(c), tell(c)),
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
        const asked = c.req.valid('query');
        return c.json(await feedbackFiles.makeLink(c.var, asked, search, originOf(c)), 201);
      },
    )
    .get(
      '/feedback/export/:link/',
      documented({
        tag: 'feedback',
        name: 'openFeedbackLink',
        summary: 'What a download link leads to.',
        answers: { 200: null },
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
    );
