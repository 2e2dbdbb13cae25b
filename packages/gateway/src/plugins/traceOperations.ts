import { getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';

import { current } from '../current.ts';
import { nameOf, outcomeOf } from './measureOperations.ts';

/** Makes an operation a step of its request's trace, and all that it asks of the API steps of its own. */
export const traceOperations = (): Plugin => ({
  onExecute: ({ args: { document, operationName }, executeFn, setExecuteFn }) => {
    const now = current.getStore();
    const asked = getOperationAST(document, operationName);
    if (!asked || !now?.span?.isKept) return undefined;

    const name = nameOf(asked);
    const span = now.span.begin(`${asked.operation} ${name}`, 'internal', {
      'graphql.operation.type': asked.operation,
      'graphql.operation.name': name,
    });
    setExecuteFn((args) => current.run({ ...now, span }, () => executeFn(args)));
    return {
      onExecuteDone: ({ result }) => {
        span.end({ failed: outcomeOf(result) === 'failed' });
      },
    };
  },
});
