import {
  getOperationAST,
  GraphQLError,
  type ExecutionArgs,
  type ExecutionResult,
  type OperationDefinitionNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';

import { toGraphError } from '../errors.ts';
import { current, type EndedOperation, type Meter } from '../telemetry.ts';
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

const outcomeOf = (result: unknown): EndedOperation['outcome'] => {
  const { errors = [] } = result as ExecutionResult;
  if (errors.length === 0) return 'ok';
  return errors.some(isFault) ? 'failed' : 'refused';
};

/** Clients choose operation names freely; unknown names are counted as `other`. */
const operationName = ({ name }: OperationDefinitionNode): string =>
  name && known.has(name.value) ? name.value : 'other';

/** Measures operations by their names. A subscription is measured until it is open. */
export const measureOperations = ({ operation: note }: Meter): Plugin => {
  const begin = ({
    document,
    operationName: asked,
  }: Pick<ExecutionArgs, 'document' | 'operationName'>) => {
    const definition = getOperationAST(document, asked);
    const startedAt = performance.now();
    return (result: unknown) => {
      if (!definition) return;
      note({
        operation: operationName(definition),
        kind: definition.operation,
        outcome: outcomeOf(result),
        seconds: (performance.now() - startedAt) / 1_000,
      });
    };
  };

  return {
    onExecute: ({ args }) => {
      const end = begin(args);
      return { onExecuteDone: ({ result }) => end(result) };
    },
    onSubscribe: ({ args }) => {
      const end = begin(args);
      return { onSubscribeResult: ({ result }) => end(result) };
    },
  };
};

/** Makes an operation a span of its request's trace, with its API calls as child spans. */
export const traceOperations = (): Plugin => ({
  onExecute: ({ args, executeFn, setExecuteFn }) => {
    const asked = getOperationAST(args.document, args.operationName);
    const now = current.getStore();
    if (!asked || !now?.span?.isKept) return undefined;

    const name = operationName(asked);
    const span = now.span.begin(`${asked.operation} ${name}`, 'internal', {
      'graphql.operation.type': asked.operation,
      'graphql.operation.name': name,
    });
    setExecuteFn((given) => current.run({ ...now, span }, () => executeFn(given)));
    return {
      onExecuteDone: ({ result }) => span.end({ failed: outcomeOf(result) === 'failed' }),
    };
  },
});
