import type { QueryResolvers } from '../../resolvers.generated.ts';

/** Opens the first page: its parts find themselves. */
export const homeQueries = { home: () => ({}) } satisfies QueryResolvers;
