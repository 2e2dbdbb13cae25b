import {
  getArgumentValues,
  isNonNullType,
  Kind,
  visit,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
} from 'graphql';

import { compileComplete } from './compileComplete.ts';
import type { CompileObject } from './compileObject.ts';
import { createSettle, isPromise, NotCompiled, type Execution, type Place } from './Execution.ts';

type Field = GraphQLField<unknown, unknown>;
type Arguments = Readonly<Record<string, unknown>>;

/** A field of an answer: the key it has there, and how it is found. */
export interface RunField {
  key: string;
  run: (parent: unknown, execution: Execution, place: Place | undefined) => unknown;
}

const usesVariables = (node: FieldNode): boolean => {
  let uses = false;
  for (const argument of node.arguments ?? []) {
    visit(argument, {
      [Kind.VARIABLE]: () => {
        uses = true;
      },
    });
  }
  return uses;
};

/** Arguments of a field: computed once, unless they depend on variables. */
function compileArguments(field: Field, node: FieldNode): (execution: Execution) => Arguments {
  if (usesVariables(node)) return ({ variables }) => getArgumentValues(field, node, variables);
  const always: Arguments = Object.freeze(getArgumentValues(field, node));
  return () => always;
}

/** Our resolvers never read the `info` argument. */
const noInfo = undefined as unknown as GraphQLResolveInfo;

const noArguments: Arguments = Object.freeze({});

type Resolve = (parent: unknown, execution: Execution) => unknown;

function compileResolve(field: Field, node: FieldNode): Resolve {
  const { name, resolve } = field;
  if (!resolve) {
    return (parent) => (parent as Readonly<Record<string, unknown>> | undefined)?.[name];
  }
  if (resolve.length > 3) throw new NotCompiled(`${name} asks how it was asked.`);
  // Reads its parent and nothing else, as every field does that the API only spells otherwise.
  if (resolve.length === 1) return (parent) => resolve(parent, noArguments, undefined, noInfo);
  const argumentsOf = compileArguments(field, node);
  return (parent, execution) => resolve(parent, argumentsOf(execution), execution.context, noInfo);
}

/** A field of a type, ready to run. */
export function compileField(
  parent: GraphQLObjectType,
  key: string,
  nodes: readonly FieldNode[],
  compileObject: CompileObject,
): RunField {
  const [node] = nodes;
  const name = node?.name.value ?? '';
  if (name === '__typename') return { key, run: () => parent.name };
  const field = parent.getFields()[name];
  if (!node || !field) throw new NotCompiled(`${parent.name}.${name} is the engine's own.`);

  const resolve = compileResolve(field, node);
  const asked = { parent, name, nodes };
  const complete = compileComplete(field.type, asked, compileObject);
  const settle = createSettle(asked, !isNonNullType(field.type));
  const { name: typename } = parent;

  return {
    key,
    run: (value, execution, prev) => {
      const place = { prev, key, typename };
      const fail = (thrown: unknown) => settle(thrown, execution, place);
      try {
        const resolved = resolve(value, execution);
        const shown = isPromise(resolved)
          ? resolved.then((late) => complete(late, execution, place))
          : complete(resolved, execution, place);
        return isPromise(shown) ? shown.then(undefined, fail) : shown;
      } catch (error) {
        return fail(error);
      }
    },
  };
}
