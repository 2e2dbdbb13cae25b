import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { Company, CompanyPage, CompanyQuery, NewCompany } from '../../contract/company.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { query } from '../../middleware/query.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';
import { toPage } from '../toPage.ts';

export const companies = ({ companies }: Services) =>
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
    );
