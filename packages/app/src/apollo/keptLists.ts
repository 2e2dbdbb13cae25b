import type { ApolloCache, Reference } from '@apollo/client';

/** The lists of the graph that people change. */
export type ListName = 'companies' | 'locations' | 'forms' | 'frames' | 'codes' | 'feedbacks';

/** A page of a list, as the cache keeps it. */
interface KeptPage {
  items: readonly Reference[];
  pageInfo: { page: number; pageSize: number; pageCount: number; totalCount: number };
}

const isKeptPage = (kept: unknown): kept is KeptPage =>
  typeof kept === 'object' && kept !== null && 'items' in kept && 'pageInfo' in kept;

/** The same page, when the whole list has another length. */
const withTotal = (page: KeptPage, items: readonly Reference[], totalCount: number): KeptPage => ({
  ...page,
  items,
  pageInfo: {
    ...page.pageInfo,
    totalCount,
    pageCount: Math.max(1, Math.ceil(totalCount / page.pageInfo.pageSize)),
  },
});

/** Puts a new item first in every first page that is kept. Later pages are forgotten. */
export function addToKeptLists(cache: ApolloCache, list: ListName, typename: string, id: string) {
  cache.modify({
    fields: {
      [list]: (kept: unknown, { DELETE, toReference }) => {
        if (!isKeptPage(kept)) return kept;
        const { page, pageSize, totalCount } = kept.pageInfo;
        if (page !== 1) return DELETE;
        const reference = toReference({ __typename: typename, id });
        if (!reference) return DELETE;
        return withTotal(kept, [reference, ...kept.items].slice(0, pageSize), totalCount + 1);
      },
    },
  });
}

/** Takes items out of every kept list, and out of the cache. A page of several is asked again. */
export function removeFromKeptLists(
  cache: ApolloCache,
  list: ListName,
  typename: string,
  ids: readonly string[],
) {
  cache.modify({
    fields: {
      [list]: (kept: unknown, { DELETE, readField }) => {
        if (!isKeptPage(kept)) return kept;
        if (kept.pageInfo.pageCount > 1) return DELETE;
        const items = kept.items.filter((item) => !ids.includes(String(readField('id', item))));
        const removed = kept.items.length - items.length;
        return withTotal(kept, items, kept.pageInfo.totalCount - removed);
      },
    },
  });
  for (const id of ids) {
    const key = cache.identify({ __typename: typename, id });
    if (key !== undefined) cache.evict({ id: key });
  }
  cache.gc();
}

/** Forgets lists that something else changed. Screens that show one ask for it again. */
export function forgetKeptLists(
  cache: ApolloCache,
  lists: readonly (ListName | `stats${string}`)[],
) {
  for (const fieldName of lists) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
