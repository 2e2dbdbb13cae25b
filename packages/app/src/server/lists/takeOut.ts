import type { ApolloCache } from '@apollo/client';
import type { Modifiers } from '@apollo/client/cache';

import { withCount, type ListField, type StoredPage } from './StoredPage';

/** Takes items off every stored page of their list, and lowers its counts. */
export function takeOut(cache: ApolloCache, field: ListField, ids: readonly string[]) {
  const gone = new Set(ids);
  const modifiers: Modifiers = {
    [field]: (value, { readField, DELETE }) => {
      const stored = value as StoredPage;
      // A list that was asked for by its count alone cannot be mended here.
      if (!stored.items || stored.pageInfo?.pageSize === undefined) return DELETE;
      const items = stored.items.filter((item) => !gone.has(String(readField('id', item))));
      return withCount(stored, items, -gone.size);
    },
  };
  cache.modify({ fields: modifiers });
}
