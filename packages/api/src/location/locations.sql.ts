import { location } from '@hearback/schema/rules';
import { sql } from 'kysely';

import { columnsOfRule, ownRows, selectNamed } from '../collection/ownRows.sql.ts';
import type { Location, LocationChange, LocationInput, LocationQuery } from './contract.ts';
import type { Database } from '../database/connect.ts';
import { tagColumns, withId, withTag } from '../database/readPage.ts';

interface Row extends Omit<Location, 'date_created' | 'alert_asked_at'> {
  date_created: Date;
  alert_asked_at: Date | null;
}

const toLocation = (row: Row): Location => ({
  ...row,
  date_created: row.date_created.toISOString(),
  alert_asked_at: row.alert_asked_at?.toISOString() ?? null,
});

export const locationColumns = columnsOfRule('location', location, { company: 'company_id' });

const columns = sql`
  location.id, ${selectNamed(locationColumns)},
  case
    when location.alert_email is null then null
    when lower(location.alert_email) = (
      select lower(person.email) from person where person.account_id = location.account_id
      order by person.created_at limit 1) then 'confirmed'
    when refused_address.address_hash is not null then 'refused'
    when alert_address.confirmed_at is not null then 'confirmed'
    else 'waiting'
  end as alert_state,
  alert_address.asked_at as alert_asked_at,
  company.name as company_name,
  location.created_at as date_created,
  (select count(*) from code
    where code.account_id = location.account_id and code.location_id = location.id
      and code.deleted_at is null) as number_of_codes`;

const source = sql`location
  join company on company.account_id = location.account_id and company.id = location.company_id
  left join alert_address on alert_address.account_id = location.account_id
    and alert_address.address = lower(location.alert_email)
  left join refused_address on refused_address.address_hash = alert_address.address_hash
    and refused_address.kind = 'alert'`;

const rows = ownRows('location', {
  columns,
  source,
  filter: ({ company, tag }: LocationQuery) => [
    ...withId(sql`location.company_id`, company),
    ...withTag([sql`location.tag_keys`], tag),
  ],
  searched: [sql`location.name`, sql`location.email`, sql`location.address`, sql`company.name`],
  orders: {
    name: sql`lower(location.name)`,
    email: sql`lower(location.email)`,
    address: sql`lower(location.address)`,
    company: sql`lower(company.name)`,
    date_created: sql`location.created_at`,
  },
  toItem: toLocation,
});

/** The SQL of locations. */
export const locationsSql = {
  ...rows,

  insert: (
    database: Database,
    accountId: string,
    id: string,
    { company, tags, ...location }: LocationInput,
    now: Date,
  ) =>
    rows.insert(
      database,
      accountId,
      id,
      { ...location, ...tagColumns(tags), company_id: company },
      now,
    ),

  update: (
    database: Database,
    accountId: string,
    id: string,
    { company, tags, ...change }: LocationChange,
    now: Date,
  ) =>
    rows.update(
      database,
      accountId,
      id,
      { ...change, ...tagColumns(tags), company_id: company },
      now,
    ),
};
