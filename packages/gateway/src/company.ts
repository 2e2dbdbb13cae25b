import { answerOrErrors, answerRemoval } from './errors.ts';
import type { MutationResolvers, QueryResolvers } from './resolvers.generated.ts';
import { toOrdering } from './translate.ts';

export const companyQueries = {
  company: (_, { id }, { api }) => api.find('/company/', id),
  companies: (_, { page, search, orderBy }, { api }) =>
    api.page('/company/', page, { search, ordering: toOrdering(orderBy) }),
} satisfies QueryResolvers;

export const companyMutations = {
  addCompany: (_, { input }, { api }) =>
    answerOrErrors(
      async () => {
        const body = { ...input, id: input.id ?? undefined };
        return { company: await api.post('/company/', { body }) };
      },
      { company: null },
    ),

  updateCompany: (_, { input: { id, ...body } }, { api }) =>
    answerOrErrors(
      async () => ({ company: await api.patch('/company/{id}/', { path: { id }, body }) }),
      { company: null },
    ),

  removeCompanies: (_, { input }, { api }) =>
    answerRemoval(() => api.post('/company/bulk_delete/', { body: input })),
} satisfies MutationResolvers;
