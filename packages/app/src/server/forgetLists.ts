import type { ApolloCache } from '@apollo/client';

/** Every field of the query that a delete, or taking one back, may change. */
const fields = [
  'companies',
  'locations',
  'forms',
  'frames',
  'templates',
  'codes',
  'feedbacks',
  'deletions',
  'company',
  'location',
  'form',
  'frame',
  'code',
  'feedback',
] as const;

/** Forgets all lists, and what was found missing: they are asked for again when they are shown. */
export function forgetLists(cache: ApolloCache) {
  for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
