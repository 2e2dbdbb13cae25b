import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';

import type { ApiEnv } from '../../apiEnv.ts';
import { Code, CodeChange, CodeInput } from '../../contract/code.ts';
import { ConfirmedDeleteInput, Removal } from '../../contract/removal.ts';
import { invalidField } from '../../errors/refuse.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

/** A delete without a body confirms nothing. */
const requireBody = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.req.header('Content-Type') === undefined) throw invalidField('confirm', 'confirm_delete');
  await next();
});

export const code = ({ codes }: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/code/:id/',
      documented({
        tag: 'code',
        name: 'getCode',
        scope: 'read:workspace',
        summary: 'A code of the account.',
        answers: { 200: Code },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => c.json(await codes.get(c.var.accountId, c.req.param('id'))),
    )
    .put(
      '/code/:id/',
      documented({
        tag: 'code',
        name: 'replaceCode',
        scope: 'write:codes',
        summary: 'Replaces all of a code.',
        answers: { 200: Code },
        refuses: ['invalid_input', 'not_found', 'scan_blocked'],
      }),
      loggedIn,
      body(CodeInput),
      async (c) =>
        c.json(await codes.update(c.var.accountId, c.req.param('id'), c.req.valid('json'))),
    )
    .patch(
      '/code/:id/',
      documented({
        tag: 'code',
        name: 'updateCode',
        scope: 'write:codes',
        summary: 'Changes what is given; what is left out stays.',
        answers: { 200: Code },
        refuses: ['invalid_input', 'not_found', 'scan_blocked'],
      }),
      loggedIn,
      body(CodeChange),
      async (c) =>
        c.json(await codes.update(c.var.accountId, c.req.param('id'), c.req.valid('json'))),
    )
    .delete(
      '/code/:id/',
      documented({
        tag: 'code',
        name: 'removeCode',
        scope: 'write:codes',
        summary: 'Removes a code with its scans and feedback, when the word DELETE confirms it.',
        answers: { 200: Removal },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      requireBody,
      body(ConfirmedDeleteInput),
      async (c) => c.json(await codes.remove(c.var, [c.req.param('id')])),
    );
