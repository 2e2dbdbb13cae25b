import { limits } from '@hearback/schema/limits';

import type { TableSort } from '../Table/Table';

/** Search, sort and page of a list. Controlled: the caller stores it and fetches by it. */
export interface EntityQuery {
  search: string;
  sort: TableSort | null;
  /** Counted from 1. */
  page: number;
  pageSize: number;
}

/** The other direction of the same order. */
export const reversedSort = (sort: TableSort): TableSort => ({
  ...sort,
  direction: sort.direction === 'ascending' ? 'descending' : 'ascending',
});

/** The beginning of a list, as it is first shown. */
export const firstPage: EntityQuery = {
  search: '',
  sort: null,
  page: 1,
  pageSize: limits.pageSizeDefault,
};
