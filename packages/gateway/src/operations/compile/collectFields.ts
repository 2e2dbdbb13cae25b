import {
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type SelectionNode,
} from 'graphql';

import { NotCompiled } from './Execution.ts';

/** The fragments of a document, by name. */
export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Collects the requested fields of a type by response key, in the order of the operation. */
export function collectFields(
  type: GraphQLObjectType,
  selections: Iterable<SelectionNode>,
  fragments: Fragments,
  found: Map<string, FieldNode[]> = new Map(),
): Map<string, FieldNode[]> {
  for (const selection of selections) {
    if (selection.directives?.length) throw new NotCompiled('A directive decides about a field.');
    if (selection.kind === Kind.FIELD) {
      const key = (selection.alias ?? selection.name).value;
      // Set on an object, it would be no field.
      if (key === '__proto__') throw new NotCompiled('A field is called like no other.');
      found.set(key, [...(found.get(key) ?? []), selection]);
      continue;
    }
    const part =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
    const condition = part?.typeCondition?.name.value ?? type.name;
    if (!part || condition !== type.name || part.directives?.length) {
      throw new NotCompiled('A fragment is about several types.');
    }
    collectFields(type, part.selectionSet.selections, fragments, found);
  }
  return found;
}
