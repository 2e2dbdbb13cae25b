import {
  GraphQLError,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLLeafType,
  type GraphQLOutputType,
} from 'graphql';

import type { CompileObject } from './compileObject.ts';
import {
  createSettle,
  isPromise,
  NotCompiled,
  type AskedField,
  type Complete,
} from './Execution.ts';

const isNothing = (value: unknown): value is null | undefined =>
  value === null || value === undefined;

const completeLeaf =
  (type: GraphQLLeafType): Complete =>
  (value) => {
    const shown: unknown = type.serialize(value);
    if (isNothing(shown)) throw new Error(`${type.name} answers nothing for a value.`);
    return shown;
  };

const completeNonNull =
  (inner: Complete, { parent, name }: AskedField): Complete =>
  (value, execution, place) => {
    const refuseNull = (shown: unknown) => {
      if (shown !== null) return shown;
      throw new Error(`Cannot return null for non-nullable field ${parent.name}.${name}.`);
    };
    const shown = inner(value, execution, place);
    return isPromise(shown) ? shown.then(refuseNull) : refuseNull(shown);
  };

function completeList(item: Complete, mayBeNull: boolean, field: AskedField): Complete {
  const settle = createSettle(field, mayBeNull);

  const completeItem: Complete = (value, execution, place) => {
    const fail = (thrown: unknown) => settle(thrown, execution, place);
    try {
      const shown = isPromise(value)
        ? value.then((resolved) => item(resolved, execution, place))
        : item(value, execution, place);
      return isPromise(shown) ? shown.then(undefined, fail) : shown;
    } catch (error) {
      return fail(error);
    }
  };

  return (value, execution, prev) => {
    if (!Array.isArray(value)) {
      const { parent, name } = field;
      throw new GraphQLError(
        `Expected Iterable, but did not find one for field "${parent.name}.${name}".`,
      );
    }
    let isWaiting = false;
    const items = value.map((one: unknown, key) => {
      const shown = completeItem(one, execution, { prev, key, typename: undefined });
      isWaiting ||= isPromise(shown);
      return shown;
    });
    return isWaiting ? Promise.all(items) : items;
  };
}

/** Compiles the completion of a type's values once, so that no run branches on the type again. */
export function compileComplete(
  type: GraphQLOutputType,
  field: AskedField,
  compileObject: CompileObject,
): Complete {
  if (isNonNullType(type)) {
    return completeNonNull(compileComplete(type.ofType, field, compileObject), field);
  }
  const compileNullable = (): Complete => {
    if (isListType(type)) {
      const item = compileComplete(type.ofType, field, compileObject);
      return completeList(item, !isNonNullType(type.ofType), field);
    }
    if (isLeafType(type)) return completeLeaf(type);
    if (isObjectType(type) && !type.isTypeOf) return compileObject(type, field.nodes);
    throw new NotCompiled(`${String(type)} is several types.`);
  };
  const complete = compileNullable();
  return (value, execution, place) => {
    if (isNothing(value)) return null;
    if (value instanceof Error) throw value;
    return complete(value, execution, place);
  };
}
