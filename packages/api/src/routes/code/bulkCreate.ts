import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { AddedCodes, NewCodes } from '../../contract/code.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';
import { codesTogether } from '../../services/code/addCodes.ts';

export const bulkCreate = ({ codes }: Services) =>
  new Hono<ApiEnv>().post(
    '/code/bulk_create/',
    documented({
      tag: 'code',
      name: 'addCodes',
      limit: codesTogether,
      scope: 'write:codes',
      summary: 'Adds many codes: all of them, or none. A dry run only says what is wrong.',
      answers: { 200: AddedCodes, 201: AddedCodes },
      refuses: ['invalid_input', 'id_taken'],
    }),
    loggedIn,
    body(NewCodes),
    async (c) => {
      const input = c.req.valid('json');
      const added = await codes.addMany(c.var.accountId, input);
      return c.json({ codes: added }, input.dry_run ? 200 : 201);
    },
  );
