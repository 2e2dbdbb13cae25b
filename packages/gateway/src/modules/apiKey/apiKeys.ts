import { answerOrErrors } from '../../answerOrErrors.ts';
import type { ApiScope, MutationResolvers, QueryResolvers } from '../../resolvers.generated.ts';

/** `READ_FEEDBACK` as the API spells it. */
const toScope = (scope: ApiScope) => scope.toLowerCase().replace('_', ':');

/** Lists the keys of an account's programs. */
export const apiKeyQueries = {
  apiKeys: (_, _arguments, { sources }) => sources.apiKeys.list(),
} satisfies QueryResolvers;

/** Makes and revokes keys. */
export const apiKeyMutations = {
  addApiKey: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => {
        const { key, ...apiKey } = await sources.apiKeys.add({
          name: input.name,
          scopes: input.scopes.map(toScope),
          expires_in_days: input.expiresInDays ?? null,
          password: input.password,
        });
        return { apiKey, secret: key };
      },
      { apiKey: null, secret: null },
    ),

  revokeApiKey: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => {
        await sources.apiKeys.revoke(input.id);
        return { apiKeys: await sources.apiKeys.list() };
      },
      { apiKeys: null },
    ),
} satisfies MutationResolvers;
