import { answerOrErrors } from './errors.ts';
import type { MutationResolvers, QueryResolvers } from './resolvers.generated.ts';

export const accountQueries = {
  me: (_, _arguments, { api }) => api.get('/user/details/'),
} satisfies QueryResolvers;

export const accountMutations = {
  updateUserDetails: (_, { input }, { api }) =>
    answerOrErrors(async () => ({ user: await api.patch('/user/details/', { body: input }) }), {
      user: null,
    }),

  changePassword: (_, { input }, { api }) =>
    answerOrErrors(
      async () => {
        await api.put('/user/password/', { body: input });
        return { changed: true };
      },
      { changed: false },
    ),

  removeSample: async (_, _arguments, { api }) => {
    await api.delete('/user/sample/');
    return { user: await api.get('/user/details/') };
  },

  deleteAccount: (_, { input }, { api }) =>
    answerOrErrors(
      async () => {
        await api.post('/user/delete/', { body: input });
        return { user: await api.get('/user/details/') };
      },
      { user: null },
    ),

  keepAccount: async (_, _arguments, { api }) => {
    await api.delete('/user/delete/');
    return { user: await api.get('/user/details/') };
  },

  exportData: (_, _arguments, { api }) =>
    answerOrErrors(async () => ({ url: (await api.post('/user/export/')).url }), { url: null }),
} satisfies MutationResolvers;
