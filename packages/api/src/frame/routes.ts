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
import { collectionRoutes, removalRoutes } from '../collection/routes.ts';
import { body } from '../http/body.ts';
import { documented, loggedIn } from '../http/documented.ts';
import type { Services } from '../services.ts';

const nouns = { one: 'frame', many: 'frames', names: ['Frame', 'Frames'] } as const;

export const frameRoutes = ({ frames }: Services) =>
  new Hono<ApiEnv>()
    .route(
      '/',
      collectionRoutes({
        ...nouns,
        shows: { page: FramePage, item: Frame },
        takes: {
          query: FrameQuery,
          add: NewFrame,
          replace: FrameReplacement,
          update: FrameChange,
        },
        rules: frames,
        adds: {
          summary:
            'Adds a frame. With an `id` that was sent before, answers the frame that it has made.',
          refuses: ['invalid_input', 'not_found'],
        },
        changeRefuses: ['frame_changed'],
      }),
    )
    .route(
      '/',
      removalRoutes({
        ...nouns,
        rules: frames,
        says: {
          remove: 'Removes a frame. Codes that show it are unpublished.',
          removeMany: 'Removes frames: all of them, or none. Codes that show one are unpublished.',
          preview: 'How many open codes removing a frame would unpublish.',
        },
      }),
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
