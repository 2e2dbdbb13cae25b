import { toOrdering } from '../../orderings.ts';
import type { QueryResolvers } from '../../resolvers.generated.ts';
import { toPage } from '../../toPage.ts';

/** Reads frames. */
export const frameQueries = {
  frame: (_, { id }, { sources }) => sources.frames.get(id),
  frames: (_, { page, search, orderBy }, { sources }) =>
    sources.frames.list(toPage(page), { search, ordering: toOrdering(orderBy) }),
} satisfies QueryResolvers;
