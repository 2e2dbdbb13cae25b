import { Hono, type Context } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { DownloadLink } from '../../contract/user/dataRights.ts';
import { documented } from '../../middleware/documented.ts';
import { originOf } from '../../middleware/originOf.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';
import { userLimits } from '../../services/user/userLimits.ts';

const send = (
  c: Context<ApiEnv>,
  { name, content }: { name: string; content: ReadableStream<Uint8Array> },
) =>
  c.body(content, 200, {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${name}"`,
    // A proxy that gathers the answer first would hold all of it.
    'X-Accel-Buffering': 'no',
  });

const tell = (c: Context<ApiEnv>) => (error: unknown) =>
  c.var.logger.error({ err: error }, 'An export broke off');

export const exportData = ({ exports }: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/user/export/',
      documented({
        tag: 'user',
        name: 'downloadData',
        summary: 'Everything of the account, as a ZIP of CSV, JSON and pictures.',
        answers: { 200: null },
      }),
      loggedIn,
      async (c) => {
        // Nobody downloads anything by asking for the head, and nothing is noted.
        if (c.req.method === 'HEAD') return c.body(null);
        return send(c, await exports.write(c.var, originOf(c), tell(c)));
      },
    )
    .post(
      '/user/export/',
      documented({
        tag: 'user',
        name: 'exportData',
        summary: 'A link that downloads the same in a browser: once, within a minute.',
        answers: { 201: DownloadLink },
      }),
      loggedIn,
      async (c) => c.json(await exports.makeLink(c.var, originOf(c)), 201),
    )
    .get(
      '/user/export/:link/',
      documented({
        tag: 'user',
        name: 'openDownloadLink',
        summary: 'What a download link leads to.',
        answers: { 200: null },
        refuses: ['link_inactive', 'not_found'],
        isPublic: true,
        limit: userLimits.downloadLink,
      }),
      async (c) => {
        // Asking for the head alone does not use the link up.
        if (c.req.method === 'HEAD') return c.body(null);
        return send(c, await exports.openLink(c.req.param('link'), tell(c)));
      },
    );
