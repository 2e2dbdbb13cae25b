import { createCollection } from './collection.ts';
import type { Http } from './http.ts';
import type { CompanyResource } from './resources.ts';

/** Everything the gateway asks of /company/. */
export const createCompaniesSource = (http: Http) =>
  createCollection<CompanyResource>(http, '/company/');
