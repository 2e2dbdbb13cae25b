import { nullWhenMissing } from './api/UpstreamError.ts';
import { answerOrErrors } from './errors.ts';
import type { MutationResolvers, QueryResolvers } from './resolvers.generated.ts';

export const deletionQueries = {
  deletions: (_, { page, search }, { api }) => api.page('/deletion/', page, { search }),
  /** Preview of the objects that a deletion would remove. Null if one of them does not exist. */
  removalPreview: (_, { kind, ids }, { api }) =>
    api.post('/deletion/preview/', { body: { kind, ids } }).catch(nullWhenMissing),
} satisfies QueryResolvers;

export const deletionMutations = {
  restoreDeletion: (_, { input: { id } }, { api }) =>
    answerOrErrors(
      async () => ({ deletion: await api.post('/deletion/{id}/restore/', { path: { id } }) }),
      { deletion: null },
    ),
} satisfies MutationResolvers;
