import { Hono } from 'hono';

import type { ApiEnv } from '../apiEnv.ts';
import { Cascade } from '../collection/contract.ts';
import { body } from '../http/body.ts';
import { documented, loggedIn } from '../http/documented.ts';
import { query, toPage } from '../http/query.ts';
import type { Services } from '../services.ts';
import {
  Deletion,
  DeletionKind,
  DeletionPage,
  DeletionQuery,
  RemovalPreviewInput,
} from './contract.ts';

const capitalized = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** `/company/{id}/restore/`, and the same for everything else that can be deleted. */
export const restoreThing = ({ recentDeletions }: Services) => {
  const calls = new Hono<ApiEnv>();
  for (const kind of DeletionKind.options) {
    calls.post(
      `/${kind}/:id/restore/`,
      documented({
        tag: kind,
        name: `restore${capitalized(kind)}`,
        summary: `Takes back the delete that took a ${kind}, with all that went in the same delete.`,
        answers: { 200: Deletion },
        refuses: ['not_found', 'parent_deleted'],
      }),
      loggedIn,
      async (c) =>
        c.json(await recentDeletions.restoreThing(c.var.accountId, kind, c.req.param('id'))),
    );
  }
  return calls;
};

export const deletionRoutes = ({ recentDeletions }: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/deletion/',
      documented({
        tag: 'deletion',
        name: 'listDeletions',
        summary: 'What was deleted in the last 30 days and can be taken back, newest first.',
        answers: { 200: DeletionPage },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(DeletionQuery),
      async (c) => {
        const asked = c.req.valid('query');
        return c.json(toPage(c.req.url, asked, await recentDeletions.list(c.var.accountId, asked)));
      },
    )
    .post(
      '/deletion/preview/',
      documented({
        tag: 'deletion',
        name: 'previewRemoval',
        summary: 'What would go with things if they were deleted, one or many. Changes nothing.',
        answers: { 200: Cascade },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(RemovalPreviewInput),
      async (c) => c.json(await recentDeletions.preview(c.var.accountId, c.req.valid('json'))),
    )
    .post(
      '/deletion/:id/restore/',
      documented({
        tag: 'deletion',
        name: 'restoreDeletion',
        summary: 'Takes a delete back: all that went with it is there again.',
        answers: { 200: Deletion },
        refuses: ['not_found', 'parent_deleted'],
      }),
      loggedIn,
      async (c) => c.json(await recentDeletions.restore(c.var.accountId, c.req.param('id'))),
    );
