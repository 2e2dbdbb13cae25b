import { company } from '@hearback/schema/rules';
import { sql } from 'kysely';

import { columnsOfRule, ownRows, selectNamed } from '../collection/ownRows.sql.ts';
import type { Company } from './contract.ts';

interface Row extends Omit<Company, 'date_created'> {
  date_created: Date;
}

export const companyColumns = columnsOfRule('company', company);

const columns = sql`
  company.id, ${selectNamed(companyColumns)}, company.created_at as date_created,
  (select count(*) from location
    where location.account_id = company.account_id and location.company_id = company.id
      and location.deleted_at is null) as location_count,
  (select count(*) from code join location
      on location.account_id = code.account_id and location.id = code.location_id
    where location.account_id = company.account_id and location.company_id = company.id
      and code.deleted_at is null) as code_count`;

/** The SQL of companies. */
export const companiesSql = ownRows('company', {
  columns,
  searched: [
    sql`company.name`,
    sql`company.address`,
    sql`company.registration_number`,
    sql`company.representative`,
  ],
  orders: {
    name: sql`lower(company.name)`,
    address: sql`lower(company.address)`,
    registration_number: sql`company.registration_number`,
    representative: sql`lower(company.representative)`,
    date_created: sql`company.created_at`,
  },
  toItem: (row: Row): Company => ({ ...row, date_created: row.date_created.toISOString() }),
});
