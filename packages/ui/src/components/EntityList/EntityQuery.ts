import { limits } from '@hearback/schema/limits';

import type { TableSort } from '../Table/Table';

/** Which part of a list is asked for. The caller keeps it and fetches by it. */
export interface EntityQuery {
  search: string;
  sort: TableSort | null;
  /** Counted from 1. */
  page: number;
  pageSize: number;
}

/** The beginning of a list, as it is first shown. */
export const firstPage: EntityQuery = {
  search: '',
  sort: null,
  page: 1,
  pageSize: limits.pageSizeDefault,
};
