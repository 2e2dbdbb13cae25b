import type { FieldNode, GraphQLObjectType } from 'graphql';

import { collectFields, type Fragments } from './collectFields.ts';
import { compileField, type RunField } from './compileField.ts';
import { isPromise, type Complete, type Execution, type Place } from './Execution.ts';

/** Compiles the completion of an object, from all nodes that select fields of it. */
export type CompileObject = (type: GraphQLObjectType, nodes: readonly FieldNode[]) => Complete;

type Shown = Record<string, unknown>;

/** The same object once everything in it is known. */
async function whenKnown(shown: Shown): Promise<Shown> {
  const keys = Object.keys(shown);
  const values = await Promise.all(Object.values(shown));
  for (const [index, key] of keys.entries()) shown[key] = values[index];
  return shown;
}

/** Runs the fields of an object side by side. */
export function runTogether(
  fields: readonly RunField[],
  parent: unknown,
  execution: Execution,
  place: Place | undefined,
): Shown | Promise<Shown> {
  const shown: Shown = {};
  let isWaiting = false;
  try {
    for (const { key, run } of fields) {
      const value = run(parent, execution, place);
      isWaiting ||= isPromise(value);
      shown[key] = value;
    }
  } catch (error) {
    if (!isWaiting) throw error;
    // Pending fields settle first, so that none of them ends as an unhandled rejection.
    return whenKnown(shown).finally(() => {
      throw error;
    });
  }
  return isWaiting ? whenKnown(shown) : shown;
}

/** The selected fields of a type, each ready to run. */
export const createCompileObject = (fragments: Fragments): CompileObject => {
  const compileObject: CompileObject = (type, nodes) => {
    const selections = nodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []);
    const fields = [...collectFields(type, selections, fragments)].map(([key, asked]) =>
      compileField(type, key, asked, compileObject),
    );
    return (value, execution, place) => runTogether(fields, value, execution, place);
  };
  return compileObject;
};
