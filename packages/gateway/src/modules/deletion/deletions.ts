import { answerOrErrors } from '../../answerOrErrors.ts';
import type { MutationResolvers, QueryResolvers } from '../../resolvers.generated.ts';
import { toPage } from '../../toPage.ts';

/** Reads what was deleted lately, and what a delete would take. */
export const deletionQueries = {
  deletions: (_, { page, search }, { sources }) => sources.deletions.list(toPage(page), search),
  removalPreview: (_, { kind, ids }, { sources }) => sources.deletions.preview(kind, ids),
} satisfies QueryResolvers;

/** Takes deletes back. */
export const deletionMutations = {
  restoreDeletion: (_, { input }, { sources }) =>
    answerOrErrors(async () => ({ deletion: await sources.deletions.restore(input.id) }), {
      deletion: null,
    }),
} satisfies MutationResolvers;
