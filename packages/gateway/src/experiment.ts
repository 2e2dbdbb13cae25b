import type { Api } from './api/client.ts';
import { nullWhenMissing } from './api/UpstreamError.ts';
import { answerOrErrors } from './errors.ts';
import type { MutationResolvers, QueryResolvers } from './resolvers.generated.ts';

const listExperiments = async (api: Api) => (await api.get('/experiment/')).results;

export const experimentQueries = {
  experiments: (_, _arguments, { api }) => listExperiments(api),
  experiment: (_, { id }, { api }) =>
    api.get('/experiment/{id}/', { path: { id } }).catch(nullWhenMissing),
  experimentResult: (_, { id }, { api }) =>
    api.get('/experiment/{id}/result/', { path: { id } }).catch(nullWhenMissing),
  experimentEstimate: (_, { input }, { api }) =>
    answerOrErrors(
      async () => ({ estimate: await api.post('/experiment/estimate/', { body: input }) }),
      { estimate: null },
    ),
} satisfies QueryResolvers;

const none = { experiment: null };

export const experimentMutations = {
  addExperiment: (_, { input }, { api }) =>
    answerOrErrors(
      async () => ({ experiment: await api.post('/experiment/', { body: input }) }),
      none,
    ),

  stopExperiment: (_, { input: { id } }, { api }) =>
    answerOrErrors(async () => {
      const asked = { path: { id }, body: {} };
      return { experiment: await api.post('/experiment/{id}/stop/', asked) };
    }, none),

  removeExperiment: (_, { input: { id } }, { api }) =>
    answerOrErrors(
      async () => {
        await api.delete('/experiment/{id}/', { path: { id } });
        return { experiments: await listExperiments(api) };
      },
      { experiments: null },
    ),

  noteSwap: (_, { input: { id, ...swap } }, { api }) =>
    answerOrErrors(async () => {
      const asked = { path: { id }, body: swap };
      return { experiment: await api.post('/experiment/{id}/swap/', asked) };
    }, none),
} satisfies MutationResolvers;
