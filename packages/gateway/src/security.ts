import type { Api } from './api/client.ts';
import { answerOrErrors } from './errors.ts';
import type { MutationResolvers, QueryResolvers } from './resolvers.generated.ts';

const listSessions = async (api: Api) => (await api.get('/user/sessions/')).results;

/** Active sessions of the person, and security events of their account. */
export const securityQueries = {
  sessions: (_, _arguments, { api }) => listSessions(api),
  securityEvents: (_, { page }, { api }) => api.page('/user/events/', page),
} satisfies QueryResolvers;

export const securityMutations = {
  endSession: (_, { input: { id } }, { api }) =>
    answerOrErrors(
      async () => {
        await api.delete('/user/sessions/{id}/', { path: { id } });
        return { sessions: await listSessions(api) };
      },
      { sessions: null },
    ),

  endOtherSessions: async (_, _arguments, { api }) => {
    await api.post('/user/sessions/end_others/', { body: {} });
    return { sessions: await listSessions(api) };
  },
} satisfies MutationResolvers;
