import { Hono } from 'hono';

import type { ApiEnv } from '../apiEnv.ts';
import {
  Company,
  CompanyChange,
  CompanyInput,
  CompanyPage,
  CompanyQuery,
  NewCompany,
} from './contract.ts';
import { BulkDeleteInput, Cascade, Removal } from '../http/removal.ts';
import { body } from '../http/body.ts';
import { documented } from '../http/documented.ts';
import { query } from '../http/query.ts';
import { loggedIn } from '../http/session.ts';
import type { Services } from '../services.ts';
import { toPage } from '../http/toPage.ts';

export const companyRoutes = ({ companies }: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/company/',
      documented({
        tag: 'company',
        name: 'listCompanies',
        scope: 'read:workspace',
        summary: "The account's companies, newest first unless ordered otherwise.",
        answers: { 200: CompanyPage },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(CompanyQuery),
      async (c) => {
        const asked = c.req.valid('query');
        return c.json(toPage(c.req.url, asked, await companies.list(c.var.accountId, asked)));
      },
    )
    .post(
      '/company/',
      documented({
        tag: 'company',
        name: 'addCompany',
        scope: 'write:workspace',
        summary: 'Adds a company.',
        answers: { 201: Company },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      body(NewCompany),
      async (c) => c.json(await companies.add(c.var.accountId, c.req.valid('json')), 201),
    )
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
    )
    .post(
      '/company/bulk_delete/',
      documented({
        tag: 'company',
        name: 'removeCompanies',
        scope: 'write:workspace',
        summary:
          'Removes companies with their locations, codes and feedback: all of them, or none.',
        answers: { 200: Removal },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(BulkDeleteInput),
      async (c) => c.json(await companies.remove(c.var, c.req.valid('json').ids)),
    )
    .get(
      '/company/:id/delete_preview/',
      documented({
        tag: 'company',
        name: 'previewCompanyRemoval',
        scope: 'read:workspace',
        summary: 'What would go with a company if it were removed.',
        answers: { 200: Cascade },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => c.json(await companies.previewRemoval(c.var.accountId, c.req.param('id'))),
    );
