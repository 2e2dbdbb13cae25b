import { makeExecutableSchema } from '@graphql-tools/schema';
import { typeDefs } from '@hearback/schema/graphql';

import type { GatewayContext } from './context.ts';
import { resolvers } from './resolvers.ts';

/** A graph of one's own, for an engine that puts something around its resolvers. */
export const makeSchema = () => makeExecutableSchema<GatewayContext>({ typeDefs, resolvers });

/** The graph with its answers. Any engine that runs GraphQL can serve it. */
export const schema = makeSchema();
