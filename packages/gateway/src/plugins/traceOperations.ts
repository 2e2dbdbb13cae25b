import { getOperationAST, type OperationDefinitionNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';

import { current } from '../telemetry.ts';
import { operationName, outcomeOf } from './measureOperations.ts';

/** Starts the span of an operation in the trace of its request. Undefined if tracing is off. */
export function beginStep(asked: OperationDefinitionNode | null | undefined) {
  const now = current.getStore();
  if (!asked || !now?.span?.isKept) return undefined;

  const name = operationName(asked);
  const span = now.span.begin(`${asked.operation} ${name}`, 'internal', {
    'graphql.operation.type': asked.operation,
    'graphql.operation.name': name,
  });
  return {
    inside: <Result>(work: () => Result): Result => current.run({ ...now, span }, work),
    end: (result: unknown) => span.end({ failed: outcomeOf(result) === 'failed' }),
  };
}

/** Makes an operation a span of its request's trace, with its API calls as child spans. */
export const traceOperations = (): Plugin => ({
  onExecute: ({ args: { document, operationName }, executeFn, setExecuteFn }) => {
    const step = beginStep(getOperationAST(document, operationName));
    if (!step) return undefined;
    setExecuteFn((args) => step.inside(() => executeFn(args)));
    return { onExecuteDone: ({ result }) => step.end(result) };
  },
});
