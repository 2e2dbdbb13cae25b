import { createHash } from 'node:crypto';

import {
  Kind,
  print,
  stripIgnoredCharacters,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
} from 'graphql';

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** Each thing says its type, as Apollo Client's cache wants it; the operation itself does not. */
const withTypenames = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet: (node, _, parent) => {
      if (!parent || ('kind' in parent && parent.kind === Kind.OPERATION_DEFINITION)) return;
      const isSaid = node.selections.some(
        (each) => each.kind === Kind.FIELD && each.name.value === '__typename',
      );
      return isSaid ? undefined : { ...node, selections: [...node.selections, typename] };
    },
  });

/** The operation before its fragments, and those by name: whoever gathered them, the text is the same. */
const rankOf = (definition: DefinitionNode): string =>
  definition.kind === Kind.FRAGMENT_DEFINITION ? `1 ${definition.name.value}` : '0';

/** An operation, with its fragments, as the gateway runs it. */
export function textOf(document: DocumentNode): string {
  const definitions = document.definitions.toSorted((left, right) =>
    rankOf(left) < rankOf(right) ? -1 : 1,
  );
  return stripIgnoredCharacters(print(withTypenames({ ...document, definitions })));
}

/** What an operation is asked for by. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
