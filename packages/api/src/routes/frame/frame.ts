import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { Frame, FrameChange, FrameReplacement } from '../../contract/frame.ts';
import { Removal } from '../../contract/removal.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const frame = ({ frames }: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/frame/:id/',
      documented({
        tag: 'frame',
        name: 'getFrame',
        scope: 'read:workspace',
        summary: 'A frame of the account.',
        answers: { 200: Frame },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => c.json(await frames.get(c.var.accountId, c.req.param('id'))),
    )
    .put(
      '/frame/:id/',
      documented({
        tag: 'frame',
        name: 'replaceFrame',
        scope: 'write:workspace',
        summary: 'Replaces all of a frame.',
        answers: { 200: Frame },
        refuses: ['invalid_input', 'not_found', 'frame_changed'],
      }),
      loggedIn,
      body(FrameReplacement),
      async (c) =>
        c.json(await frames.replace(c.var.accountId, c.req.param('id'), c.req.valid('json'))),
    )
    .patch(
      '/frame/:id/',
      documented({
        tag: 'frame',
        name: 'updateFrame',
        scope: 'write:workspace',
        summary: 'Changes what is given; what is left out stays.',
        answers: { 200: Frame },
        refuses: ['invalid_input', 'not_found', 'frame_changed'],
      }),
      loggedIn,
      body(FrameChange),
      async (c) =>
        c.json(await frames.update(c.var.accountId, c.req.param('id'), c.req.valid('json'))),
    )
    .delete(
      '/frame/:id/',
      documented({
        tag: 'frame',
        name: 'removeFrame',
        scope: 'write:workspace',
        summary: 'Removes a frame. Codes that show it are unpublished.',
        answers: { 200: Removal },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => c.json(await frames.remove(c.var, [c.req.param('id')])),
    );
