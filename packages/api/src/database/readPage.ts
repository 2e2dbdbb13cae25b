import { sql, type RawBuilder } from 'kysely';

import { limits } from '@hearback/schema/limits';
import { tagKey } from '@hearback/schema/rules';

import type { Database } from './connect.ts';
import { isId } from '../tools/ids.ts';

/** A page of a list. `page_size` 0 is the whole list, up to ten thousand rows. */
export interface PageOfList {
  page: number;
  page_size: number;
  ids?: string | undefined;
}

/** All of a list, without a search. */
export const wholeList = { page: 1, page_size: 0, search: '' } as const;

/** Part of a list, and how long the whole of it is. */
export interface Paged<Item> {
  count: number;
  results: Item[];
}

interface Parts {
  select: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  where: RawBuilder<unknown>[];
  orderBy: RawBuilder<unknown>;
}

/** Reads a page of a list and counts the whole list. */
export async function readPage<Row>(
  database: Database,
  { page, page_size }: PageOfList,
  { select, from, where, orderBy }: Parts,
): Promise<Paged<Row>> {
  const conditions = sql.join(where, sql` and `);
  const limit = page_size === 0 ? limits.wholeListMax : page_size;
  const offset = page_size === 0 ? 0 : (page - 1) * limit;

  const { rows } = await sql<Row>`
    select ${select} from ${from} where ${conditions}
    order by ${orderBy} limit ${limit} offset ${offset}`.execute(database);
  // A page that is not full gives the length of the list; a count would cost as much as reading it.
  if (rows.length < limit && (rows.length > 0 || offset === 0)) {
    return { count: offset + rows.length, results: rows };
  }

  const counted = await sql<{
    count: number;
  }>`select count(*) as count from ${from} where ${conditions}`.execute(database);
  return { count: counted.rows[0]?.count ?? 0, results: rows };
}

/** Ids as an array of the database. */
export const uuids = (ids: readonly string[]) =>
  sql<string[]>`string_to_array(${ids.join(',')}, ',')::uuid[]`;

/** A list of ids as one parameter: both engines parse it the same way. Other texts match no row. */
export const idList = (ids: readonly string[]) => sql`(select unnest(${uuids(ids.filter(isId))}))`;

/** The condition that a column holds one of the ids in a comma-separated list; none without a list. */
export const amongIds = (column: RawBuilder<unknown>, ids: string | undefined) =>
  ids === undefined ? [] : [sql`${column} in ${idList(ids.split(','))}`];

/** The condition that a column holds an id; none without one. A text that is no id matches no row. */
export function withId(column: RawBuilder<unknown>, id: string | undefined) {
  if (id === undefined) return [];
  return [isId(id) ? sql`${column} = ${id}` : sql`false`];
}

/** The condition that one of some rows carries a tag; none without one. */
export const withTag = (keys: readonly RawBuilder<unknown>[], tag: string | undefined) =>
  tag === undefined
    ? []
    : [
        sql`(${sql.join(
          keys.map((column) => sql`${tagKey(tag)}::text = any (${column})`),
          sql` or `,
        )})`,
      ];

/** The columns of tags, as a change writes them. */
export const tagColumns = (tags: readonly string[] | undefined) =>
  tags === undefined ? {} : { tags: [...tags], tag_keys: tags.map(tagKey) };

/** The condition that one of the columns contains the words; none for no words. */
export function containing(columns: readonly RawBuilder<unknown>[], words: string) {
  if (words === '') return [];
  const pattern = `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return [
    sql`(${sql.join(
      columns.map((column) => sql`${column} ilike ${pattern}`),
      sql` or `,
    )})`,
  ];
}

/** The requested order, by name; the id breaks ties, so that pages never overlap. */
export function inOrder<Name extends string>(
  ordering: Name | `-${Name}` | undefined,
  columns: Record<Name, RawBuilder<unknown>>,
  fallback: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
) {
  if (ordering === undefined) return sql`${fallback}, ${id} desc`;
  const descending = ordering.startsWith('-');
  const name = (descending ? ordering.slice(1) : ordering) as Name;
  const direction = descending ? sql`desc` : sql`asc`;
  return sql`${columns[name]} ${direction} nulls last, ${id} ${direction}`;
}
