import { answerOrErrors } from '../../answerOrErrors.ts';
import type { MutationResolvers } from '../../resolvers.generated.ts';
import { toNarrowing } from './toNarrowing.ts';

/** Moves feedback on, replies to it, gives it away to its owner, and removes it. */
export const feedbackMutations = {
  updateFeedback: (_, { input: { id, status, sentiment, note, reply } }, { sources }) =>
    answerOrErrors(
      async () => ({
        feedback: await sources.feedback.update(id, {
          status: status?.toLowerCase(),
          // Null takes the owner's word back; left out, it stays.
          sentiment: sentiment?.toLowerCase() ?? sentiment,
          note: note ?? undefined,
          reply: reply ?? undefined,
        }),
      }),
      { feedback: null },
    ),

  updateFeedbacks: (_, { input: { ids, status, setAside } }, { sources }) =>
    answerOrErrors(
      async () => {
        const { results } = await sources.feedback.updateAll({
          ids,
          status: status?.toLowerCase(),
          set_aside: setAside ?? undefined,
        });
        return { feedbacks: results };
      },
      { feedbacks: [] },
    ),

  exportFeedbacks: (_, { input: { format, separator, ...wanted } }, { sources }) =>
    answerOrErrors(
      async () => {
        const { url, row_count } = await sources.feedback.exportFile({
          ...toNarrowing(wanted),
          file_format: format.toLowerCase(),
          separator: separator?.toLowerCase(),
        });
        return { url, rowCount: row_count };
      },
      { url: null, rowCount: 0 },
    ),

  removeFeedbacks: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => {
        const { deleted, deletion } = await sources.feedback.remove(input.ids);
        return { removedIds: deleted, deletionId: deletion };
      },
      { removedIds: [], deletionId: null },
    ),
} satisfies MutationResolvers;
