import * as v from 'valibot';

import { company } from '@hearback/schema/rules';

import { answered } from '../collection/contract.ts';
import { count, listQuery, moment, orderingBy, pageOf, uuidText } from '../http/list.ts';

export const CompanyInput = v.pipe(
  v.strictObject(company.entries),
  v.metadata({ ref: 'CompanyInput' }),
);
export type CompanyInput = v.InferOutput<typeof CompanyInput>;

/** A new company. */
export const NewCompany = v.pipe(
  v.strictObject({ ...company.entries, id: v.optional(uuidText) }),
  v.metadata({ ref: 'NewCompany' }),
);
export type NewCompany = v.InferOutput<typeof NewCompany>;

export const CompanyChange = v.pipe(
  v.partial(v.strictObject(company.entries)),
  v.metadata({ ref: 'CompanyChange' }),
);
export type CompanyChange = v.InferOutput<typeof CompanyChange>;

/** A business of the account. */
export const Company = v.pipe(
  v.object({
    id: v.string(),
    ...answered(company.entries),
    date_created: moment,
    location_count: count,
    code_count: count,
  }),
  v.metadata({ ref: 'Company' }),
);
export type Company = v.InferOutput<typeof Company>;

export const CompanyPage = pageOf('CompanyPage', Company);

export const CompanyQuery = v.object({
  ...listQuery,
  ordering: orderingBy('name', 'address', 'registration_number', 'representative', 'date_created'),
});
export type CompanyQuery = v.InferOutput<typeof CompanyQuery>;
