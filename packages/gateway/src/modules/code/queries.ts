import { toOrdering } from '../../orderings.ts';
import type { QueryResolvers } from '../../resolvers.generated.ts';
import { toPage } from '../../toPage.ts';

/** Reads codes. */
export const codeQueries = {
  code: (_, { id }, { sources }) => sources.codes.get(id),
  codes: (_, { page, search, orderBy, companyId, locationId, state }, { sources }) =>
    sources.codes.list(toPage(page), {
      search,
      ordering: toOrdering(orderBy),
      company: companyId,
      site: locationId,
      state: state?.toLowerCase(),
    }),
} satisfies QueryResolvers;
