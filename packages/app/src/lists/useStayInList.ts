import { useEffect } from 'react';

import type { EntityQuery } from '@hearback/ui';

interface PageInfo {
  page: number;
  pageCount: number;
}

/** Goes to the last page when the one in the address no longer exists. */
export function useStayInList(
  pageInfo: PageInfo | undefined,
  query: EntityQuery,
  onQuery: (query: EntityQuery) => void,
) {
  const last = pageInfo?.pageCount ?? Infinity;

  useEffect(() => {
    // Later: an effect may not change the page while it is being drawn.
    if (query.page > last) queueMicrotask(() => onQuery({ ...query, page: last }));
    // Only a list that became shorter moves the reader.
    // eslint-disable-next-line react/exhaustive-deps
  }, [last, query.page]);
}
