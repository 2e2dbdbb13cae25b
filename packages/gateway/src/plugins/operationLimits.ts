import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { GraphQLError, NoSchemaIntrospectionCustomRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';

import { onceInOperation } from './onceInOperation.ts';

/** Far above what our screens ask for; each limit has a test with a screen's worth to spare. */
const operationLimits = {
  depth: 8,
  aliases: 10,
  directives: 10,
  tokens: 1_500,
  cost: 5_000,
};

/** The engine would answer 200 to an operation it refuses to run; a refusal is a 400. */
const refuse = (_: unknown, { message }: GraphQLError): never => {
  throw new GraphQLError(message.replace(/^Syntax Error: /, ''), {
    extensions: { code: 'OPERATION_LIMIT', http: { status: 400, spec: false } },
  });
};

const onReject = [refuse];

/** Refuses operations that are too deep, too wide or too long, before anything is asked of the API. */
export const limitOperations = (): Plugin =>
  EnvelopArmorPlugin({
    maxDepth: { n: operationLimits.depth, flattenFragments: true, onReject },
    maxAliases: { n: operationLimits.aliases, onReject },
    maxDirectives: { n: operationLimits.directives, onReject },
    maxTokens: { n: operationLimits.tokens, onReject },
    costLimit: { maxCost: operationLimits.cost, flattenFragments: true, onReject },
    blockFieldSuggestion: { enabled: true },
  });

/** Validation beyond the specification's: costly mutations once, no introspection in production. */
export const validateOperations = (production: boolean): Plugin => ({
  onValidate({ addValidationRule }) {
    addValidationRule(onceInOperation);
    if (production) addValidationRule(NoSchemaIntrospectionCustomRule);
  },
});
