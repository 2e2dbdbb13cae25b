import type { ApiKeyResolvers, ApiScope } from '../../resolvers.generated.ts';

/** `read:feedback` as the graph spells it. */
const toGraphScope = (scope: string) => scope.toUpperCase().replace(':', '_') as ApiScope;

/** What a key is called in the graph where the API has another word. */
export const ApiKey: ApiKeyResolvers = {
  dateCreated: ({ date_created }) => date_created,
  expiresAt: ({ expires_at }) => expires_at,
  isExpired: ({ is_expired }) => is_expired,
  lastUsed: ({ last_used }) => last_used,
  scopes: ({ scopes }) => scopes.map(toGraphScope),
};
