import { answerOrErrors } from '../../answerOrErrors.ts';
import type { MutationResolvers } from '../../resolvers.generated.ts';

/** Adds, replaces and removes frames. */
export const frameMutations = {
  addFrame: (_, { input }, { sources }) =>
    answerOrErrors(async () => ({ frame: await sources.frames.add(input.document) }), {
      frame: null,
    }),

  updateFrame: (_, { input }, { sources }) =>
    answerOrErrors(async () => ({ frame: await sources.frames.update(input.id, input.document) }), {
      frame: null,
    }),

  removeFrames: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => {
        const { deleted, deletion, cascade } = await sources.frames.remove(input.ids);
        return { removedIds: deleted, deletionId: deletion, unpublishedCodes: cascade.codes };
      },
      { removedIds: [], deletionId: null, unpublishedCodes: null },
    ),
} satisfies MutationResolvers;
