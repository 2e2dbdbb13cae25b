import { Hono } from 'hono';

import type { ApiEnv } from '../apiEnv.ts';
import { Deletion, DeletionKind } from './contract.ts';
import { documented } from '../http/documented.ts';
import { loggedIn } from '../http/session.ts';
import type { Services } from '../services.ts';

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
