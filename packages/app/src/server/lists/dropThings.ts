import type { ApolloCache, Reference } from '@apollo/client';

type Thing = Readonly<Record<string, unknown>> & { __typename?: string };

/** Whether a stored thing points to one of the given ids, through a field that holds a link. */
export const pointsTo = (thing: Thing, field: string, typename: string, ids: readonly string[]) => {
  const link = thing[field] as Reference | null | undefined;
  return ids.some((id) => link?.__ref === `${typename}:${id}`);
};

/**
 * Forgets things that went with others. Lists that held them close up by themselves, and are asked
 * for again when they are shown.
 */
export function dropThings(cache: ApolloCache, isGone: (thing: Thing) => boolean) {
  const stored = cache.extract() as Readonly<Record<string, Thing>>;
  for (const [id, thing] of Object.entries(stored)) {
    if (thing.__typename !== 'Query' && isGone(thing)) cache.evict({ id });
  }
  cache.gc();
}
