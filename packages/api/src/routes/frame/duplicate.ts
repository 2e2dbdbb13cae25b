import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { DuplicateFrameInput, Frame } from '../../contract/frame.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const duplicate = ({ frames }: Services) =>
  new Hono<ApiEnv>().post(
    '/frame/:id/duplicate/',
    documented({
      tag: 'frame',
      name: 'duplicateFrame',
      scope: 'write:workspace',
      summary: 'Adds a frame like another.',
      answers: { 201: Frame },
      refuses: ['invalid_input', 'not_found'],
    }),
    loggedIn,
    body(DuplicateFrameInput, { isOptional: true }),
    async (c) => {
      const { name } = c.req.valid('json');
      return c.json(await frames.duplicate(c.var.accountId, c.req.param('id'), name), 201);
    },
  );
