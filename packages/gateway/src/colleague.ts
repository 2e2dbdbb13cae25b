import type { Api } from './api/client.ts';
import { UpstreamError } from './api/UpstreamError.ts';
import { answerOrErrors } from './errors.ts';
import type { MutationResolvers, QueryResolvers } from './resolvers.generated.ts';
import { withoutNulls } from './translate.ts';

const listColleagues = (api: Api) => api.get('/colleague/');

/** Does something, and answers the colleagues and invitations that there are then. */
const thenList = (api: Api, work: () => Promise<unknown>) =>
  answerOrErrors(
    async () => {
      await work();
      return { colleagues: await listColleagues(api) };
    },
    { colleagues: null },
  );

/** Does something, and answers the accounts of the person as they are then. */
const thenAccounts = (api: Api, work: () => Promise<unknown>) =>
  answerOrErrors(
    async () => {
      await work();
      return { accounts: (await api.get('/account/')).results };
    },
    { accounts: null },
  );

/** The API takes roles that people are invited for; it refuses the owner's, as the graph says. */
const withRole = <Input extends { role: 'owner' | 'manager' | 'reader' }>(input: Input) => ({
  ...input,
  role: input.role as 'manager' | 'reader',
});

export const colleagueQueries = {
  colleagues: (_, _arguments, { api }) => listColleagues(api),

  team: async (_, { feedbackId: feedback }, { api }) =>
    (await api.get('/team/', { query: { feedback } })).colleagues,

  dueTimes: async (_, _arguments, { api }) => (await api.get('/due_times/')).due_times,

  accounts: async (_, _arguments, { api }) => (await api.get('/account/')).results,

  invitation: async (_, { token }, { api }) => {
    try {
      return await api.post('/invitation/check/', { body: { token } });
    } catch (error) {
      if (error instanceof UpstreamError && [400, 410].includes(error.refusal.status)) return null;
      throw error;
    }
  },
} satisfies QueryResolvers;

export const colleagueMutations = {
  setDueTimes: (_, { input: { dueTimes } }, { api }) =>
    answerOrErrors(
      async () => {
        const times = dueTimes.map(({ ratingMin, ratingMax, hours }) => ({
          rating_min: ratingMin,
          rating_max: ratingMax,
          hours,
        }));
        const { due_times: set } = await api.put('/due_times/', { body: { due_times: times } });
        return { dueTimes: set };
      },
      { dueTimes: [] },
    ),

  inviteColleague: (_, { input }, { api }) =>
    thenList(api, () => api.post('/colleague/invitation/', { body: withRole(input) })),

  resendInvitation: (_, { input: { id } }, { api }) =>
    thenList(api, () => api.post('/colleague/invitation/{id}/resend/', { path: { id } })),

  revokeInvitation: (_, { input: { id } }, { api }) =>
    thenList(api, () => api.delete('/colleague/invitation/{id}/', { path: { id } })),

  updateColleague: (_, { input: { id, ...access } }, { api }) =>
    thenList(api, () => api.patch('/colleague/{id}/', { path: { id }, body: withRole(access) })),

  removeColleague: (_, { input: { id } }, { api }) =>
    thenList(api, () => api.delete('/colleague/{id}/', { path: { id } })),

  offerOwnership: (_, { input: { id: colleague, ...proof } }, { api }) =>
    thenList(api, () => api.post('/ownership/', { body: { colleague, ...withoutNulls(proof) } })),

  withdrawOwnership: (_, _arguments, { api }) => thenList(api, () => api.delete('/ownership/')),

  acceptOwnership: (_, { input: { id } }, { api }) =>
    thenAccounts(api, () => api.post('/account/{id}/ownership/', { path: { id } })),

  declineOwnership: (_, { input: { id } }, { api }) =>
    thenAccounts(api, () => api.delete('/account/{id}/ownership/', { path: { id } })),

  acceptInvitation: (_, { input }, { api }) =>
    answerOrErrors(
      async () => {
        const { email } = await api.post('/invitation/accept/', { body: withoutNulls(input) });
        return { email };
      },
      { email: null },
    ),

  openAccount: (_, { input: { id } }, { api }) =>
    answerOrErrors(
      async () => ({ tokens: await api.post('/account/{id}/open/', { path: { id } }) }),
      { tokens: null },
    ),

  leaveAccount: (_, _arguments, { api }) =>
    answerOrErrors(
      async () => {
        await api.post('/account/leave/');
        return { left: true };
      },
      { left: false },
    ),
} satisfies MutationResolvers;
