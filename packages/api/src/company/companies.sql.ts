import { sql } from 'kysely';

import type { Company, CompanyChange, CompanyInput, CompanyQuery } from './contract.ts';
import type { Database } from '../database/connect.ts';
import { isId } from '../tools/ids.ts';
import { amongIds, containing, inOrder, readPage, type Page } from '../database/readPage.ts';

interface Row extends Omit<Company, 'date_created'> {
  date_created: Date;
}

const toCompany = (row: Row): Company => ({
  ...row,
  date_created: row.date_created.toISOString(),
});

const columns = sql`
  company.id, company.name, company.address, company.registration_number, company.representative,
  company.visitor_name, company.created_at as date_created,
  (select count(*) from location
    where location.account_id = company.account_id and location.company_id = company.id
      and location.deleted_at is null) as location_count,
  (select count(*) from code join location
      on location.account_id = code.account_id and location.id = code.location_id
    where location.account_id = company.account_id and location.company_id = company.id
      and code.deleted_at is null) as code_count`;

const id = sql`company.id`;
const newestFirst = sql`company.created_at desc`;
const orders = {
  name: sql`lower(company.name)`,
  address: sql`lower(company.address)`,
  registration_number: sql`company.registration_number`,
  representative: sql`lower(company.representative)`,
  date_created: sql`company.created_at`,
};

/** The SQL of companies. Deleted ones do not exist here. */
export const createCompaniesRepository = (database: Database) => ({
  async list(accountId: string, query: CompanyQuery): Promise<Page<Company>> {
    const { count, results } = await readPage<Row>(database, query, {
      select: columns,
      from: sql`company`,
      where: [
        sql`company.account_id = ${accountId} and company.deleted_at is null`,
        ...amongIds(id, query.ids),
        ...containing(
          [
            sql`company.name`,
            sql`company.address`,
            sql`company.registration_number`,
            sql`company.representative`,
          ],
          query.search,
        ),
      ],
      orderBy: inOrder(query.ordering, orders, newestFirst, id),
    });
    return { count, results: results.map(toCompany) };
  },

  async find(accountId: string, companyId: string): Promise<Company | undefined> {
    if (!isId(companyId)) return undefined;
    const { rows } = await sql<Row>`
      select ${columns} from company
      where company.account_id = ${accountId} and company.id = ${companyId}
        and company.deleted_at is null`.execute(database);
    return rows[0] && toCompany(rows[0]);
  },

  /** Writes a new one. Under an id that is taken, what has it stays as it is. */
  async insert(
    accountId: string,
    companyId: string,
    company: CompanyInput,
    now: Date,
  ): Promise<void> {
    await database
      .insertInto('company')
      .values({
        ...company,
        account_id: accountId,
        id: companyId,
        created_at: now,
        updated_at: now,
        deleted_at: null,
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'id']).doNothing())
      .execute();
  },

  async update(
    accountId: string,
    companyId: string,
    change: CompanyChange,
    now: Date,
  ): Promise<boolean> {
    if (!isId(companyId)) return false;
    const { numUpdatedRows } = await database
      .updateTable('company')
      .set({ ...change, updated_at: now })
      .where('account_id', '=', accountId)
      .where('id', '=', companyId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
