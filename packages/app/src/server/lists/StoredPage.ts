import type { Reference } from '@apollo/client';

/** One page of a list, as the cache keeps it. */
export interface StoredPage {
  items: readonly Reference[];
  pageInfo: { page: number; pageSize: number; pageCount: number; totalCount: number };
}

/** The fields of the query that are lists. */
export type ListField =
  'companies' | 'locations' | 'forms' | 'frames' | 'templates' | 'codes' | 'feedbacks';

/** The same page of a list that is longer or shorter by so many items. */
export function withCount(
  { pageInfo }: StoredPage,
  items: readonly Reference[],
  change: number,
): StoredPage {
  const totalCount = Math.max(0, pageInfo.totalCount + change);
  const pageCount = Math.max(1, Math.ceil(totalCount / pageInfo.pageSize));
  return { items, pageInfo: { ...pageInfo, totalCount, pageCount } };
}
