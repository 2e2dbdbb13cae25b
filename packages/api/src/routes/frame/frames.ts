import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { Frame, FramePage, FrameQuery, NewFrame } from '../../contract/frame.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { query } from '../../middleware/query.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';
import { toPage } from '../toPage.ts';

export const frames = ({ frames }: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/frame/',
      documented({
        tag: 'frame',
        name: 'listFrames',
        scope: 'read:workspace',
        summary: "The account's frames, newest first unless ordered otherwise.",
        answers: { 200: FramePage },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(FrameQuery),
      async (c) => {
        const asked = c.req.valid('query');
        return c.json(toPage(c.req.url, asked, await frames.list(c.var.accountId, asked)));
      },
    )
    .post(
      '/frame/',
      documented({
        tag: 'frame',
        name: 'addFrame',
        scope: 'write:workspace',
        summary:
          'Adds a frame. With an `id` that was sent before, answers the frame that it has made.',
        answers: { 201: Frame },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(NewFrame),
      async (c) => c.json(await frames.add(c.var.accountId, c.req.valid('json')), 201),
    );
