import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import {
  Kind,
  separateOperations,
  type DefinitionNode,
  type DocumentNode,
  type OperationDefinitionNode,
} from 'graphql';

import { textOf } from './operationText.ts';

const isNamedOperation = (definition: DefinitionNode): definition is OperationDefinitionNode =>
  definition.kind === Kind.OPERATION_DEFINITION && definition.name !== undefined;

/** Writes the texts of the app's operations: the gateway runs these, and no others in production. */
export const plugin: PluginFunction = (_, documents) => {
  const whole: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: documents.flatMap(({ document }) => document?.definitions ?? []),
  };
  const each = separateOperations(whole);
  const texts = whole.definitions
    .filter(isNamedOperation)
    .map(({ name }) => each[name?.value ?? ''])
    .flatMap((document) => (document ? [textOf(document)] : []))
    .toSorted();
  return `export const operations: readonly string[] = ${JSON.stringify(texts, null, 2)};\n`;
};
