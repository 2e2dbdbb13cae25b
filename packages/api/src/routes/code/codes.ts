import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { Code, CodePage, CodeQuery, NewCode } from '../../contract/code.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { query } from '../../middleware/query.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';
import { toPage } from '../toPage.ts';

export const codes = ({ codes }: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/code/',
      documented({
        tag: 'code',
        name: 'listCodes',
        scope: 'read:workspace',
        summary: "The account's codes, newest first unless ordered otherwise.",
        answers: { 200: CodePage },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(CodeQuery),
      async (c) => {
        const asked = c.req.valid('query');
        return c.json(toPage(c.req.url, asked, await codes.list(c.var.accountId, asked)));
      },
    )
    .post(
      '/code/',
      documented({
        tag: 'code',
        name: 'addCode',
        scope: 'write:codes',
        summary: 'Adds a code.',
        answers: { 201: Code },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      body(NewCode),
      async (c) => c.json(await codes.add(c.var.accountId, c.req.valid('json')), 201),
    );
