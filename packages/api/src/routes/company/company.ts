import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { Company, CompanyChange, CompanyInput } from '../../contract/company.ts';
import { Removal } from '../../contract/removal.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const company = ({ companies }: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/company/:id/',
      documented({
        tag: 'company',
        name: 'getCompany',
        scope: 'read:workspace',
        summary: 'A company of the account.',
        answers: { 200: Company },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => c.json(await companies.get(c.var.accountId, c.req.param('id'))),
    )
    .put(
      '/company/:id/',
      documented({
        tag: 'company',
        name: 'replaceCompany',
        scope: 'write:workspace',
        summary: 'Replaces all of a company.',
        answers: { 200: Company },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(CompanyInput),
      async (c) =>
        c.json(await companies.update(c.var.accountId, c.req.param('id'), c.req.valid('json'))),
    )
    .patch(
      '/company/:id/',
      documented({
        tag: 'company',
        name: 'updateCompany',
        scope: 'write:workspace',
        summary: 'Changes what is given; what is left out stays.',
        answers: { 200: Company },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(CompanyChange),
      async (c) =>
        c.json(await companies.update(c.var.accountId, c.req.param('id'), c.req.valid('json'))),
    )
    .delete(
      '/company/:id/',
      documented({
        tag: 'company',
        name: 'removeCompany',
        scope: 'write:workspace',
        summary: 'Removes a company with its locations, codes and feedback.',
        answers: { 200: Removal },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => c.json(await companies.remove(c.var, [c.req.param('id')])),
    );
