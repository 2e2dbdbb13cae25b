import type { ApolloCache } from '@apollo/client';
import type { Modifiers } from '@apollo/client/cache';

import { readArguments } from './readArguments';
import { withCount, type ListField, type StoredPage } from './StoredPage';

const narrows = (name: string, value: unknown) =>
  name !== 'page' && name !== 'orderBy' && value !== undefined && value !== null && value !== '';

/**
 * Shows a new item first on the first page of its list. Pages that it may have shifted, and lists
 * that are narrowed by a search or a filter, are forgotten and asked for again when they are shown.
 */
export function putFirst(cache: ApolloCache, field: ListField, item: { id: string }) {
  const modifiers: Modifiers = {
    [field]: (value, { storeFieldName, toReference, readField, DELETE }) => {
      const stored = value as StoredPage;
      const isNarrowed = Object.entries(readArguments(storeFieldName)).some(([name, value]) =>
        narrows(name, value),
      );
      const added = toReference(item);
      if (isNarrowed || stored.pageInfo?.page !== 1 || !added) return DELETE;
      if (stored.items.some((other) => readField('id', other) === item.id)) return stored;

      const items = [added, ...stored.items].slice(0, stored.pageInfo.pageSize);
      return withCount(stored, items, 1);
    },
  };
  cache.modify({ fields: modifiers });
}
