import { readFileSync } from 'node:fs';

/** The whole graph in GraphQL's own language, as printed to `schema.graphql`. */
export const typeDefs = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8');
