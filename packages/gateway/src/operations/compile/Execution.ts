import { locatedError, type FieldNode, type GraphQLError, type GraphQLObjectType } from 'graphql';

import type { GatewayContext } from '../../context.ts';

/** An operation uses a feature that only the engine supports. */
export class NotCompiled extends Error {
  override readonly name = 'NotCompiled';
}

/** One run of an operation. */
export interface Execution {
  context: GatewayContext;
  /** As the graph's types read them. */
  variables: Readonly<Record<string, unknown>>;
  /** Errors of fields that were answered with null instead. */
  errors: GraphQLError[];
}

/** Response path, in the form that graphql-js uses. */
export interface Place {
  prev: Place | undefined;
  key: string | number;
  typename: string | undefined;
}

/** A field of the operation, at any depth. */
export interface AskedField {
  parent: GraphQLObjectType;
  name: string;
  nodes: readonly FieldNode[];
}

/** Turns what a resolver answered into what the answer shows. Throws what cannot be shown. */
export type Complete = (value: unknown, execution: Execution, place: Place) => unknown;

export const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  'then' in value &&
  typeof value.then === 'function';

const keysTo = (place: Place | undefined): (string | number)[] =>
  place === undefined ? [] : [...keysTo(place.prev), place.key];

/** Handles an error that a field threw. */
type Settle = (thrown: unknown, execution: Execution, place: Place) => null;

/** A place that may be empty is left empty and the error is noted; one that may not passes it on. */
export const createSettle =
  ({ nodes }: AskedField, mayBeNull: boolean): Settle =>
  (thrown, { errors }, place) => {
    const error = locatedError(thrown, nodes, keysTo(place));
    if (!mayBeNull) throw error;
    errors.push(error);
    return null;
  };
