import { sql, type Insertable, type RawBuilder, type UpdateObject } from 'kysely';

import type { Database } from '../database/connect.ts';
import {
  amongIds,
  containing,
  inOrder,
  readPage,
  type Paged,
  type PageOfList,
} from '../database/readPage.ts';
import type { Tables } from '../database/Tables.ts';
import { isId } from '../tools/ids.ts';

type OwnTable = 'company' | 'location' | 'form' | 'frame' | 'template' | 'code';

/** Columns that are written here, whatever the thing is. */
type Managed = 'account_id' | 'id' | 'created_at' | 'updated_at' | 'deleted_at';

interface ListQuery<Name extends string> extends PageOfList {
  search: string;
  ordering?: Name | `-${Name}` | undefined;
}

/** Columns by the names that answers and downloads give them. */
export type NamedColumns = Readonly<Record<string, RawBuilder<unknown>>>;

/** The columns of a rule's fields. Only those that are called otherwise than their field are named. */
export const columnsOfRule = (
  table: OwnTable,
  { entries }: { entries: object },
  calledOtherwise: Readonly<Record<string, string>> = {},
): NamedColumns =>
  Object.fromEntries(
    Object.keys(entries).map((name) => [
      name,
      sql.ref(`${table}.${calledOtherwise[name] ?? name}`),
    ]),
  );

/** The list after `select`. */
export const selectNamed = (columns: NamedColumns) =>
  sql.join(Object.entries(columns).map(([name, value]) => sql`${value} as ${sql.id(name)}`));

interface OwnRows<Row, Item, Name extends string, Query> {
  columns: RawBuilder<unknown>;
  /** The table with what it is joined with. Left out: the table alone. */
  source?: RawBuilder<unknown>;
  /** Columns that a search looks into. */
  searched: readonly RawBuilder<unknown>[];
  /** Columns that a list can be ordered by. */
  orders: Record<Name, RawBuilder<unknown>>;
  /** Conditions that a query adds to its page, ids and search. */
  filter?: (query: Query) => RawBuilder<unknown>[];
  toItem: (row: Row) => Item;
}

/** Says of a document that it was written once more: see `lockSeen`. */
export const nextRevision = sql<number>`revision + 1`;

/** The assignments of a row's columns. Columns that are left out stay, or get the default of the table. */
const columnsOf = (values: object) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ column: sql.ref(name), value: value as unknown }));

/**
 * The SQL that companies, locations, forms, frames, templates and codes share: rows of an account, which are
 * listed, read, added and changed one by one. Deleted rows do not exist here.
 */
export function ownRows<
  Table extends OwnTable,
  Row,
  Item,
  Name extends string,
  Query extends ListQuery<Name>,
>(
  table: Table,
  {
    columns,
    source = sql.table(table),
    searched,
    orders,
    filter = () => [],
    toItem,
  }: OwnRows<Row, Item, Name, Query>,
) {
  const id = sql.ref(`${table}.id`);
  const ofAccount = (accountId: string) =>
    sql`${sql.ref(`${table}.account_id`)} = ${accountId}
      and ${sql.ref(`${table}.deleted_at`)} is null`;
  const newestFirst = sql`${sql.ref(`${table}.created_at`)} desc`;

  return {
    async list(database: Database, accountId: string, query: Query): Promise<Paged<Item>> {
      const { count, results } = await readPage<Row>(database, query, {
        select: columns,
        from: source,
        where: [
          ofAccount(accountId),
          ...amongIds(id, query.ids),
          ...filter(query),
          ...containing(searched, query.search),
        ],
        orderBy: inOrder(query.ordering, orders, newestFirst, id),
      });
      return { count, results: results.map(toItem) };
    },

    async find(database: Database, accountId: string, ownId: string): Promise<Item | undefined> {
      if (!isId(ownId)) return undefined;
      const { rows } = await sql<Row>`
        select ${columns} from ${source}
        where ${ofAccount(accountId)} and ${id} = ${ownId}`.execute(database);
      return rows[0] && toItem(rows[0]);
    },

    /** Writes a new one. Under an id that is taken, what has it stays as it is. */
    async insert(
      database: Database,
      accountId: string,
      ownId: string,
      values: Omit<Insertable<Tables[Table]>, Managed>,
      now: Date,
    ): Promise<void> {
      const row = columnsOf({
        ...values,
        account_id: accountId,
        id: ownId,
        created_at: now,
        updated_at: now,
      });
      await sql`
        insert into ${sql.table(table)} (${sql.join(row.map(({ column }) => column))})
        values (${sql.join(row.map(({ value }) => value))})
        on conflict (account_id, id) do nothing`.execute(database);
    },

    /** Changes what is given. False when it is not there. */
    async update(
      database: Database,
      accountId: string,
      ownId: string,
      values: UpdateObject<Tables, Table>,
      now: Date,
    ): Promise<boolean> {
      if (!isId(ownId)) return false;
      const changed = columnsOf({ ...values, updated_at: now });
      const { numAffectedRows = 0n } = await sql`
        update ${sql.table(table)}
        set ${sql.join(changed.map(({ column, value }) => sql`${column} = ${value}`))}
        where ${ofAccount(accountId)} and ${id} = ${ownId}`.execute(database);
      return numAffectedRows > 0n;
    },
  };
}
