import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { citusWorkers } from '../test/askServer.ts';
import { connectTestDatabase } from '../test/connectTestDatabase.ts';
import type { Connection } from './connect.ts';

interface Key {
  table: string;
  name: string;
  columns: string[];
}

interface ForeignKey extends Key {
  to: string;
  toColumns: string[];
}

const columnsOf = (relation: string, numbers: string) => sql`
  (select array_agg(attname::text order by place)
   from unnest(${sql.raw(numbers)}) with ordinality as listed (number, place)
   join pg_attribute on attrelid = ${sql.raw(relation)} and attnum = listed.number)`;

let connection: Connection;
let keys: (Key & { isPrimary: boolean })[];
let foreignKeys: ForeignKey[];

beforeAll(async () => {
  connection = await connectTestDatabase();
  ({ rows: keys } = await sql<Key & { isPrimary: boolean }>`
    select indrelid::regclass::text as "table", indexrelid::regclass::text as name,
      ${columnsOf('indrelid', 'indkey::int2[]')} as columns, indisprimary as "isPrimary"
    from pg_index join pg_class on pg_class.oid = indrelid
    where indisunique and relnamespace = 'public'::regnamespace and not relispartition
    order by 1, 2`.execute(connection.database));
  ({ rows: foreignKeys } = await sql<ForeignKey>`
    select conrelid::regclass::text as "table", conname::text as name,
      ${columnsOf('conrelid', 'conkey')} as columns, confrelid::regclass::text as "to",
      ${columnsOf('confrelid', 'confkey')} as "toColumns"
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
      and conparentid = 0
    order by 1, 2`.execute(connection.database));
});
afterAll(() => connection.close());

/** Tables of no account: each is small, or lives on one node or as a copy on every one. */
const ofNoAccount: Record<string, string> = {
  farewell: 'whom to tell that an account is gone: the account is gone',
  kysely_migration: 'which migrations ran',
  kysely_migration_lock: 'that one runs',
  let_go: 'up to when rows were let go: a copy on every node',
  oidc_request: 'a browser on its way to a provider, before anybody knows an account',
  operator_event: 'what was done from the command line, also to accounts that are gone',
  passkey_challenge: 'what a browser has to sign before anybody knows an account',
  rate_limit: 'counted by address and by what is asked, before anybody knows an account',
  refused_address: 'an address that wants no alerts from any account',
  slug: 'a printed address is given once in the whole world; a copy on every node',
  visitor_salt: 'one secret for each day; a copy on every node',
};

/** What is found without its account, and so is unique over all of them. */
const foundAlone: Record<string, string> = {
  account_pkey: 'the account is its own key',
  api_key_key_hash_key: 'a program shows its key and nothing else',
  board_slug_key: 'a visitor has the address of the page and nothing else',
  code_slug_key:
    'a visitor has the printed address and nothing else; the table slug holds it as well',
  email_change_confirm_hash_key: 'a letter has its token and nothing else',
  email_change_undo_hash_key: 'a letter has its token and nothing else',
  image_id_key: 'a picture on a visitor’s page is named by its id',
  invitation_token_key: 'a letter has its token and nothing else',
  oidc_identity_subject_key: 'a provider says who somebody is before anybody knows an account',
  one_time_token_token_hash_key: 'a letter has its token and nothing else',
  passkey_credential_id_key: 'a browser shows a passkey before anybody knows whose it is',
  person_email_key: 'who logs in has an address and nothing else',
  person_id_key: 'an access token names a person and a session',
  push_device_endpoint_key: 'a browser has one subscription, whoever uses it',
  session_id_key: 'an access token names a person and a session',
};

/** What refers to a table of no account. */
const leadsAway: Record<string, string> = {
  code_slug_fkey: 'to the slugs, which are copied to every node',
  membership_person_fkey: 'to the login of a colleague, in the account that it was opened with',
  one_time_token_member_account_id_fkey: 'to the account that a colleague downloads from',
  person_login_account_id_fkey: 'to the account that a colleague acts in',
  session_member_account_id_fkey: 'to the account that a colleague acts in',
};

const namesOf = (some: readonly Key[]) => some.map(({ name }) => name).toSorted();

const leads = ({ columns }: Key) => columns[0] === 'account_id';

// `distribute` drops unique keys without the account: see `globalKeys`.
describe.skipIf(citusWorkers().length > 0)('each table can be cut along its accounts', () => {
  it('has keys that begin with the account, but for what is found without one', () => {
    const others = keys.filter((key) => !leads(key) && !(key.table in ofNoAccount));
    expect(namesOf(others)).toEqual(Object.keys(foundAlone));
  });

  it('names every table that belongs to none', () => {
    const tables = keys.filter((key) => key.isPrimary && !leads(key)).map(({ table }) => table);
    expect(tables.filter((table) => table !== 'account').toSorted()).toEqual(
      Object.keys(ofNoAccount),
    );
  });

  it('has a primary key in every table', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname::text as name from pg_class
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and not relispartition`.execute(
      connection.database,
    );
    const withKey = new Set(keys.filter(({ isPrimary }) => isPrimary).map(({ table }) => table));
    expect(rows.map(({ name }) => name).filter((name) => !withKey.has(name))).toEqual([]);
  });

  it('refers to rows of the same account alone', () => {
    const others = foreignKeys.filter(
      (key) => !leads(key) || key.toColumns[0] !== (key.to === 'account' ? 'id' : 'account_id'),
    );
    expect(namesOf(others)).toEqual(Object.keys(leadsAway));
  });

  it('sees a key that does not begin with it', async () => {
    const isCut = (columns: string[]) => leads({ table: 'planted', name: 'planted_key', columns });
    expect([isCut(['account_id', 'id']), isCut(['id', 'account_id'])]).toEqual([true, false]);
    expect(keys.filter(leads).length).toBeGreaterThan(20);
    expect(foreignKeys.length).toBeGreaterThan(20);
  });
});
