import { Hono } from 'hono';

import type { ApiEnv } from '../apiEnv.ts';
import { collectionRoutes, removalRoutes } from '../collection/routes.ts';
import type { Services } from '../services.ts';
import {
  Company,
  CompanyChange,
  CompanyInput,
  CompanyPage,
  CompanyQuery,
  NewCompany,
} from './contract.ts';

const nouns = { one: 'company', many: 'companies', names: ['Company', 'Companies'] } as const;

export const companyRoutes = ({ companies }: Services) =>
  new Hono<ApiEnv>()
    .route(
      '/',
      collectionRoutes({
        ...nouns,
        shows: { page: CompanyPage, item: Company },
        takes: {
          query: CompanyQuery,
          add: NewCompany,
          replace: CompanyInput,
          update: CompanyChange,
        },
        rules: companies,
      }),
    )
    .route(
      '/',
      removalRoutes({
        ...nouns,
        rules: companies,
        says: {
          remove: 'Removes a company with its locations, codes and feedback.',
          removeMany:
            'Removes companies with their locations, codes and feedback: all of them, or none.',
          preview: 'What would go with a company if it were removed.',
        },
      }),
    );
