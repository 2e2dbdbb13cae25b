import { answerOrCurrent } from '../../answerOrCurrent.ts';
import { answerOrErrors } from '../../answerOrErrors.ts';
import type { MutationResolvers } from '../../resolvers.generated.ts';
import type { FrameResource } from '../../sources/resources.ts';

/** The API sends a frame whole, as it does everywhere. */
const asFrame = (current: unknown) => current as FrameResource;

/** Adds, saves and removes frames. */
export const frameMutations = {
  addFrame: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => ({
        frame: await sources.frames.add({ ...input.document, id: input.id ?? undefined }),
      }),
      {
        frame: null,
      },
    ),

  updateFrame: (_, { input: { id, document, revision } }, { sources }) =>
    answerOrCurrent(
      async () => ({
        frame: await sources.frames.update(id, { ...document, revision: revision ?? undefined }),
      }),
      { frame: null },
      asFrame,
    ),

  duplicateFrame: (_, { input: { id, name } }, { sources }) =>
    answerOrErrors(async () => ({ frame: await sources.frames.duplicate(id, name ?? undefined) }), {
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
