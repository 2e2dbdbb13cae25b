import type { ApolloCache } from '@apollo/client';

import type { RecentThing, ThingKind } from '../recents/recentThings';

/** What the graph calls each kind, and where its name stands. */
export const inGraph: Readonly<Record<ThingKind, { typename: string; name: string }>> = {
  company: { typename: 'Company', name: 'name' },
  location: { typename: 'Location', name: 'name' },
  form: { typename: 'Form', name: 'title' },
  frame: { typename: 'Frame', name: 'name' },
  code: { typename: 'Code', name: 'name' },
};

/** Everything a screen has shown, by type and id, as the cache keeps it. */
export const storedThings = (cache: ApolloCache) =>
  cache.extract() as Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What a thing is called, as far as some screen has shown it. Empty otherwise. */
export function knownNameOf(
  cache: ApolloCache,
  { kind, id }: Pick<RecentThing, 'kind' | 'id'>,
): string {
  const { typename, name } = inGraph[kind];
  const known = storedThings(cache)[`${typename}:${id}`]?.[name];
  return typeof known === 'string' ? known : '';
}
