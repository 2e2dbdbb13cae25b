import type { Frame as FrameRow } from './api/api.generated.ts';
import { answerOrCurrent, answerOrErrors, answerRemoval } from './errors.ts';
import type { FrameResolvers, MutationResolvers, QueryResolvers } from './resolvers.generated.ts';
import { toOrdering } from './translate.ts';

export const frameFields: FrameResolvers = {
  document: ({ name, size, background_color, content }) => ({
    name,
    size,
    background_color,
    content,
  }),
};

export const frameQueries = {
  frame: (_, { id }, { api }) => api.find('/frame/', id),
  frames: (_, { page, search, orderBy }, { api }) =>
    api.page('/frame/', page, { search, ordering: toOrdering(orderBy) }),
} satisfies QueryResolvers;

/** The API sends a frame whole, as it does everywhere. */
const asFrame = (current: unknown) => current as FrameRow;

export const frameMutations = {
  addFrame: (_, { input: { document, id } }, { api }) =>
    answerOrErrors(
      async () => ({
        frame: await api.post('/frame/', { body: { ...document, id: id ?? undefined } }),
      }),
      { frame: null },
    ),

  updateFrame: (_, { input: { id, document, revision } }, { api }) =>
    answerOrCurrent(
      async () => {
        const body = { ...document, revision: revision ?? undefined };
        return { frame: await api.patch('/frame/{id}/', { path: { id }, body }) };
      },
      { frame: null },
      asFrame,
    ),

  duplicateFrame: (_, { input: { id, name } }, { api }) =>
    answerOrErrors(
      async () => {
        const asked = { path: { id }, body: { name: name ?? undefined } };
        return { frame: await api.post('/frame/{id}/duplicate/', asked) };
      },
      { frame: null },
    ),

  removeFrames: (_, { input }, { api }) =>
    answerRemoval(() => api.post('/frame/bulk_delete/', { body: input })),
} satisfies MutationResolvers;
