import { sql } from 'kysely';

import type { Location, LocationChange, LocationInput, LocationQuery } from './contract.ts';
import type { Database } from '../database/connect.ts';
import { isId } from '../tools/ids.ts';
import {
  amongIds,
  containing,
  inOrder,
  readPage,
  withId,
  type Page,
} from '../database/readPage.ts';

interface Row extends Omit<Location, 'date_created' | 'alert_asked_at'> {
  date_created: Date;
  alert_asked_at: Date | null;
}

const toLocation = (row: Row): Location => ({
  ...row,
  date_created: row.date_created.toISOString(),
  alert_asked_at: row.alert_asked_at?.toISOString() ?? null,
});

const columns = sql`
  location.id, location.name, location.email, location.address, location.description,
  location.company_id as company, location.visitor_name, location.timezone, location.alert_email,
  location.alert_threshold,
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
  left join refused_address on refused_address.address_hash = alert_address.address_hash`;

const id = sql`location.id`;
const newestFirst = sql`location.created_at desc`;
const orders = {
  name: sql`lower(location.name)`,
  email: sql`lower(location.email)`,
  address: sql`lower(location.address)`,
  company: sql`lower(company.name)`,
  date_created: sql`location.created_at`,
};

const toColumns = ({ company, ...rest }: LocationChange) => ({
  ...rest,
  ...(company === undefined ? {} : { company_id: company }),
});

/** The SQL of locations. Deleted ones do not exist here. */
export const createLocationsRepository = (database: Database) => ({
  async list(accountId: string, query: LocationQuery): Promise<Page<Location>> {
    const { count, results } = await readPage<Row>(database, query, {
      select: columns,
      from: source,
      where: [
        sql`location.account_id = ${accountId} and location.deleted_at is null`,
        ...amongIds(id, query.ids),
        ...withId(sql`location.company_id`, query.company),
        ...containing(
          [sql`location.name`, sql`location.email`, sql`location.address`, sql`company.name`],
          query.search,
        ),
      ],
      orderBy: inOrder(query.ordering, orders, newestFirst, id),
    });
    return { count, results: results.map(toLocation) };
  },

  async find(accountId: string, locationId: string): Promise<Location | undefined> {
    if (!isId(locationId)) return undefined;
    const { rows } = await sql<Row>`
      select ${columns} from ${source}
      where location.account_id = ${accountId} and location.id = ${locationId}
        and location.deleted_at is null`.execute(database);
    return rows[0] && toLocation(rows[0]);
  },

  /** Writes a new one. Under an id that is taken, what has it stays as it is. */
  async insert(
    accountId: string,
    locationId: string,
    { company, ...location }: LocationInput,
    now: Date,
  ): Promise<void> {
    await database
      .insertInto('location')
      .values({
        ...location,
        account_id: accountId,
        id: locationId,
        company_id: company,
        created_at: now,
        updated_at: now,
        deleted_at: null,
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'id']).doNothing())
      .execute();
  },

  async update(
    accountId: string,
    locationId: string,
    change: LocationChange,
    now: Date,
  ): Promise<boolean> {
    if (!isId(locationId)) return false;
    const { numUpdatedRows } = await database
      .updateTable('location')
      .set({ ...toColumns(change), updated_at: now })
      .where('account_id', '=', accountId)
      .where('id', '=', locationId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
