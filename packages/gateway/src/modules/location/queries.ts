import { toOrdering } from '../../orderings.ts';
import type { QueryResolvers } from '../../resolvers.generated.ts';
import { toPage } from '../../toPage.ts';

/** Reads locations. */
export const locationQueries = {
  location: (_, { id }, { sources }) => sources.locations.get(id),
  locations: (_, { page, search, orderBy, companyId }, { sources }) =>
    sources.locations.list(toPage(page), {
      search,
      ordering: toOrdering(orderBy),
      company: companyId,
    }),
} satisfies QueryResolvers;
