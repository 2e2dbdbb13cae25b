import { toOrdering } from '../../orderings.ts';
import type { QueryResolvers } from '../../resolvers.generated.ts';
import { toPage } from '../../toPage.ts';

/** Reads companies. */
export const companyQueries = {
  company: (_, { id }, { sources }) => sources.companies.get(id),
  companies: (_, { page, search, orderBy }, { sources }) =>
    sources.companies.list(toPage(page), { search, ordering: toOrdering(orderBy) }),
} satisfies QueryResolvers;
