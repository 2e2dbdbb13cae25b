import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';
import { idList } from '../database/readPage.ts';

/** A person as whoever runs the product sees them. */
export interface Listed {
  id: string;
  accountId: string;
  email: string;
  name: string;
  state: 'active' | 'not activated' | 'deactivated';
  language: string;
  createdAt: Date;
  /** When a session of theirs was last used. */
  usedAt: Date | null;
  /** Sessions that have not ended. */
  sessions: number;
  companies: number;
  codes: number;
  /** The day the account is to be deleted. */
  deletesAt: Date | null;
}

/** A row of the directory. */
type Person = Omit<Listed, 'companies' | 'codes'>;

interface Search {
  text?: string | undefined;
  state?: Listed['state'] | undefined;
  most: number;
}

const columns = sql`
  person.id, person.account_id as "accountId", person.email,
  person.first_name || ' ' || person.last_name as name,
  case when person.deactivated_at is not null then 'deactivated'
       when person.is_active then 'active'
       else 'not activated' end as state,
  person.language, person.created_at as "createdAt", account.deletes_at as "deletesAt",
  (select max(used_at) from session
    where account_id = person.account_id and person_id = person.id) as "usedAt",
  (select count(*)::int from session where account_id = person.account_id
    and person_id = person.id and ended_at is null and expires_at > now()) as sessions`;

/** The same people, with the numbers of their companies and codes. */
async function addCounts(database: Database, people: readonly Person[]): Promise<Listed[]> {
  const accounts = idList(people.map(({ accountId }) => accountId));
  const countsOf = async (table: 'company' | 'code') => {
    const { rows } = await sql<{ account_id: string; count: number }>`
      select account_id, count(*)::int from ${sql.table(table)}
      where account_id in ${accounts} and deleted_at is null group by account_id`.execute(database);
    return new Map(rows.map(({ account_id, count }) => [account_id, count]));
  };
  const [companies, codes] = [await countsOf('company'), await countsOf('code')];
  return people.map((person) => ({
    ...person,
    companies: companies.get(person.accountId) ?? 0,
    codes: codes.get(person.accountId) ?? 0,
  }));
}

/** The people of all accounts, for whoever runs the product. */
export const directorySql = {
  search: async (database: Database, { text, state, most }: Search): Promise<Listed[]> => {
    const found = await sql<Person>`
      select * from (
        select ${columns} from person join account on account.id = person.account_id
        where ${text === undefined} or position(lower(${text ?? ''})
          in lower(person.email || ' ' || person.first_name || ' ' || person.last_name)) > 0
      ) as listed
      where ${state === undefined} or state = ${state ?? ''}
      order by "createdAt" desc, id desc
      limit ${most}`.execute(database);
    return addCounts(database, found.rows);
  },

  /** The one with an address, or with an id. */
  find: async (database: Database, addressOrId: string): Promise<Listed | undefined> => {
    const { rows } = await sql<Person>`
      select ${columns} from person join account on account.id = person.account_id
      where person.email = ${addressOrId.toLowerCase()} or person.id::text = ${addressOrId.toLowerCase()}`.execute(
      database,
    );
    return (await addCounts(database, rows))[0];
  },

  /** Bars a person. Answers false when they were barred already. */
  deactivate: async (
    database: Database,
    accountId: string,
    id: string,
    at: Date,
  ): Promise<boolean> => {
    const row = await database
      .updateTable('person')
      .set({ is_active: false, deactivated_at: at })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('deactivated_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Lets a person in, whether they were barred or never came as far. Answers false when they were in. */
  activate: async (
    database: Database,
    accountId: string,
    id: string,
    at: Date,
  ): Promise<boolean> => {
    const row = await database
      .updateTable('person')
      .set((build) => ({
        is_active: true,
        deactivated_at: null,
        activated_at: build.fn.coalesce('activated_at', build.val(at)),
      }))
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('is_active', '=', false)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },
};
