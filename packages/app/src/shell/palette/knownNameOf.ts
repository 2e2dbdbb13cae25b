import type { ApolloCache } from '@apollo/client';

import type { RecentThing, EntityKind } from './recentThings';

/** Something that was found by its name. */
export interface Thing extends RecentThing {
  /** Distinguishes entities of one name: an address, a company, a location. */
  hint: string;
}

/** Type name and name field of each kind in the graph. */
export const inGraph: Readonly<Record<EntityKind, { typename: string; name: string }>> = {
  company: { typename: 'Company', name: 'name' },
  location: { typename: 'Location', name: 'name' },
  form: { typename: 'Form', name: 'title' },
  frame: { typename: 'Frame', name: 'name' },
  code: { typename: 'Code', name: 'name' },
};

/** Everything a screen has shown, by type and id, as the cache keeps it. */
export const storedThings = (cache: ApolloCache) =>
  cache.extract() as Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Returns an entity's name from the cache. Empty if it is not cached. */
export function knownNameOf(
  cache: ApolloCache,
  { kind, id }: Pick<RecentThing, 'kind' | 'id'>,
): string {
  const { typename, name } = inGraph[kind];
  const known = storedThings(cache)[`${typename}:${id}`]?.[name];
  return typeof known === 'string' ? known : '';
}
