import { locatedError, type FieldNode, type GraphQLError, type GraphQLObjectType } from 'graphql';

import type { GatewayContext } from '../../context.ts';

/** One run of an operation. */
export interface Execution {
  context: GatewayContext;
  /** As the graph's types read them. */
  variables: Readonly<Record<string, unknown>>;
  /** What went wrong where null could be answered instead. */
  errors: GraphQLError[];
}

/** Where in the answer something stands: the engine's own way to say it. */
export interface Place {
  prev: Place | undefined;
  key: string | number;
  typename: string | undefined;
}

/** A field of the operation, wherever it stands in it. */
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

/** What to do with what was thrown. */
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
