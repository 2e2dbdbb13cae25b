import { answerOrErrors } from '../../answerOrErrors.ts';
import type { MutationResolvers } from '../../resolvers.generated.ts';

/** Removes feedback. */
export const feedbackMutations = {
  removeFeedbacks: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => {
        const { deleted } = await sources.feedback.remove(input.ids);
        return { removedIds: deleted };
      },
      { removedIds: [] },
    ),
} satisfies MutationResolvers;
