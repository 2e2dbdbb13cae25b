import { makeExecutableSchema } from '@graphql-tools/schema';
import { typeDefs } from '@hearback/schema/graphql';

import type { GatewayContext } from './context.ts';
import { resolvers } from './resolvers.ts';

/** The graph with its answers. Any engine that runs GraphQL can serve it. */
export const schema = makeExecutableSchema<GatewayContext>({ typeDefs, resolvers });
