import {
  getOperationAST,
  GraphQLError,
  type ExecutionResult,
  type OperationDefinitionNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';

import { toGraphError } from '../errors.ts';
import type { EndedOperation, Meter } from '../telemetry.ts';
import { operations } from '../operations.generated.ts';
import { rootOf } from './maskError.ts';

const known = new Set(operations.map((text) => /^\w+ (\w+)/.exec(text)?.[1]));

/** True if the error is not the client's: a bug of ours, or an API that does not respond. */
const isFault = (error: GraphQLError): boolean => {
  const root = rootOf(error);
  if (root instanceof GraphQLError) return false;
  const code = toGraphError(root)?.extensions['code'];
  return code === undefined || code === 'UPSTREAM_UNAVAILABLE';
};

export const outcomeOf = (result: unknown): EndedOperation['outcome'] => {
  const { errors = [] } = result as ExecutionResult;
  if (errors.length === 0) return 'ok';
  return errors.some(isFault) ? 'failed' : 'refused';
};

/** Clients choose operation names freely; unknown names are counted as `other`. */
export const operationName = ({ name }: OperationDefinitionNode): string =>
  name && known.has(name.value) ? name.value : 'other';

/** Starts measuring an operation. The returned function records its result. */
export const createMeasure =
  ({ operation: note }: Meter) =>
  (asked: OperationDefinitionNode | null | undefined) => {
    const startedAt = performance.now();
    return (result: unknown) => {
      if (!asked) return;
      note({
        operation: operationName(asked),
        kind: asked.operation,
        outcome: outcomeOf(result),
        seconds: (performance.now() - startedAt) / 1_000,
      });
    };
  };

/** Measures operations by their names. A subscription is measured until it is open. */
export const measureOperations = (meter: Meter): Plugin => {
  const begin = createMeasure(meter);

  return {
    onExecute: ({ args: { document, operationName } }) => {
      const end = begin(getOperationAST(document, operationName));
      return { onExecuteDone: ({ result }) => end(result) };
    },
    onSubscribe: ({ args: { document, operationName } }) => {
      const end = begin(getOperationAST(document, operationName));
      return { onSubscribeResult: ({ result }) => end(result) };
    },
  };
};
