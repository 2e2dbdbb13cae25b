import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind, OperationTypeNode, type OperationDefinitionNode } from 'graphql';

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The hooks of one operation, over its typed document. */
function hooksOf({ name, operation }: OperationDefinitionNode): string {
  if (!name) throw new Error('Every operation needs a name: its hooks are called after it.');
  const base = capital(name.value);
  const data = `${base}${capital(operation)}`;
  const variables = `${data}Variables`;
  const types = `graph.${data}, graph.${variables}`;
  const document = `graph.${base}Document`;

  switch (operation) {
    case OperationTypeNode.QUERY:
      return `
export const use${base}Query = (
  ...[options]: Arguments<graph.${variables}, useQuery.Options<${types}> | SkipToken>
): useQuery.Result<${types}, 'empty' | 'complete' | 'streaming'> =>
  useQuery(${document}, options as useQuery.Options<${types}>);
export const use${base}LazyQuery = (
  options?: useLazyQuery.Options<${types}>,
): useLazyQuery.ResultTuple<${types}, 'empty' | 'complete' | 'streaming'> =>
  useLazyQuery(${document}, options);`;
    case OperationTypeNode.MUTATION:
      return `
export const use${base}Mutation = (
  options?: useMutation.Options<${types}>,
): useMutation.ResultTuple<${types}> =>
  useMutation<${types}>(${document}, options as MutationOptions<${types}>);`;
    case OperationTypeNode.SUBSCRIPTION:
      return `
export const use${base}Subscription = (
  ...[options]: Arguments<graph.${variables}, useSubscription.Options<${types}> | SkipToken>
): useSubscription.Result<graph.${data}> =>
  useSubscription(${document}, options as useSubscription.Options<${types}>);`;
  }
}

const header = `import type { ApolloCache, OperationVariables } from '@apollo/client';
import type { SkipToken } from '@apollo/client/react';
import { useLazyQuery, useMutation, useQuery, useSubscription } from '@apollo/client/react';

import * as graph from './graphql';

/** Options may be left out only where every variable may. */
type Arguments<Variables, Options> =
  Record<string, never> extends Variables ? [options?: Options] : [options: Options];

/** Variables may be given to the hook, to the call, or to both. */
type MutationOptions<Data, Variables extends OperationVariables> = useMutation.Options<
  Data,
  Variables,
  ApolloCache,
  Record<never, never>
>;`;

/**
 * Writes `useXQuery`, `useXLazyQuery`, `useXMutation` and `useXSubscription` over the documents
 * of the client preset. The published plugin for hooks does not know Apollo Client 4.
 */
export const plugin: PluginFunction = (_schema, documents) => {
  const operations = documents.flatMap(({ document }) =>
    (document?.definitions ?? []).filter(
      (definition): definition is OperationDefinitionNode =>
        definition.kind === Kind.OPERATION_DEFINITION,
    ),
  );
  return [header, ...operations.map(hooksOf)].join('\n');
};
