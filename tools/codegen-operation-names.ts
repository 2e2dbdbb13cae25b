import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind } from 'graphql';

/** Writes the names of the product's own operations, for whoever must tell them from a stranger's. */
export const plugin: PluginFunction = (_, documents) => {
  const names = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.name
        ? [definition.name.value]
        : [],
    )
    .toSorted();
  return `export const operationNames: readonly string[] = ${JSON.stringify(names, null, 2)};\n`;
};
