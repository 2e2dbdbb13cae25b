import { Hono } from 'hono';

import type { ApiEnv } from '../apiEnv.ts';
import {
  DuplicateFrameInput,
  Frame,
  FrameChange,
  FramePage,
  FrameQuery,
  FrameReplacement,
  NewFrame,
} from './contract.ts';
import { BulkDeleteInput, Cascade, Removal } from '../http/removal.ts';
import { body } from '../http/body.ts';
import { documented } from '../http/documented.ts';
import { query } from '../http/query.ts';
import { loggedIn } from '../http/session.ts';
import type { Services } from '../services.ts';
import { toPage } from '../http/toPage.ts';

export const frameRoutes = ({ frames }: Services) =>
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
    )
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
    )
    .post(
      '/frame/bulk_delete/',
      documented({
        tag: 'frame',
        name: 'removeFrames',
        scope: 'write:workspace',
        summary: 'Removes frames: all of them, or none. Codes that show one are unpublished.',
        answers: { 200: Removal },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(BulkDeleteInput),
      async (c) => c.json(await frames.remove(c.var, c.req.valid('json').ids)),
    )
    .get(
      '/frame/:id/delete_preview/',
      documented({
        tag: 'frame',
        name: 'previewFrameRemoval',
        scope: 'read:workspace',
        summary: 'How many open codes removing a frame would unpublish.',
        answers: { 200: Cascade },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => c.json(await frames.previewRemoval(c.var.accountId, c.req.param('id'))),
    )
    .post(
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
