import type { Api } from './api/client.ts';
import { answerOrErrors } from './errors.ts';
import type { MutationResolvers, QueryResolvers } from './resolvers.generated.ts';

const listKeys = async (api: Api) => (await api.get('/user/api_key/')).results;

export const apiKeyQueries = {
  apiKeys: (_, _arguments, { api }) => listKeys(api),
} satisfies QueryResolvers;

export const apiKeyMutations = {
  addApiKey: (_, { input }, { api }) =>
    answerOrErrors(
      async () => {
        const body = { ...input, expiresInDays: input.expiresInDays ?? null };
        const { key, ...apiKey } = await api.post('/user/api_key/', { body });
        return { apiKey, secret: key };
      },
      { apiKey: null, secret: null },
    ),

  revokeApiKey: (_, { input: { id } }, { api }) =>
    answerOrErrors(
      async () => {
        await api.delete('/user/api_key/{id}/', { path: { id } });
        return { apiKeys: await listKeys(api) };
      },
      { apiKeys: null },
    ),
} satisfies MutationResolvers;
