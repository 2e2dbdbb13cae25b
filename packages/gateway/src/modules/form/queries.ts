import { toOrdering } from '../../orderings.ts';
import type { QueryResolvers } from '../../resolvers.generated.ts';
import { toPage } from '../../toPage.ts';

/** Reads forms. */
export const formQueries = {
  form: (_, { id }, { sources }) => sources.forms.get(id),
  forms: (_, { page, search, orderBy }, { sources }) =>
    sources.forms.list(toPage(page), { search, ordering: toOrdering(orderBy) }),
} satisfies QueryResolvers;
