import { OperationTypeNode, type ExecutionResult, type GraphQLError } from 'graphql';
import { processRegularResult } from 'graphql-yoga';

import type { Caller } from '../site/callers.ts';
import type { GatewayContext } from '../context.ts';
import type { Meter } from '../telemetry.ts';
import { createMeasure } from '../plugins/measureOperations.ts';
import { beginStep } from '../plugins/traceOperations.ts';
import { isObject, readObject } from '../readBody.ts';
import { hashIn, type KnownOperation, type KnownOperations } from './knownOperations.ts';

interface Tools {
  known: KnownOperations;
  toContext: (request: Request, caller: Caller) => GatewayContext;
  maskError: (error: unknown) => GraphQLError;
  meter?: Meter | undefined;
}

/** Response media type by the `Accept` headers that browsers and programs usually send. */
const typeFor = new Map<string | null, string>([
  [null, 'application/json'],
  ['*/*', 'application/json'],
  ['application/json', 'application/json'],
  ['application/graphql-response+json', 'application/graphql-response+json'],
  ['application/graphql-response+json,application/json;q=0.9', 'application/graphql-response+json'],
]);

interface Asked {
  operation: KnownOperation;
  variables: Readonly<Record<string, unknown>> | undefined;
}

/** Reads the operation from a body. Undefined unless it is one known operation without unusual options. */
async function readAsked(text: string, known: KnownOperations): Promise<Asked | undefined> {
  const body = readObject(text);
  if (!body) return undefined;
  const hash = hashIn(body['extensions']);
  const operation = hash === undefined ? undefined : await known.find(hash);
  const { definition } = operation ?? {};
  if (!operation || !definition || definition.operation === OperationTypeNode.SUBSCRIPTION) {
    return undefined;
  }
  const { operationName: name = null, variables = null } = body;
  if (name !== null && name !== definition.name?.value) return undefined;
  if (variables === null) return { operation, variables: undefined };
  return isObject(variables) ? { operation, variables } : undefined;
}

/**
 * Fast path for nearly all page requests: runs a known operation by its hash, validated and
 * compiled beforehand. Undefined for everything else, which the engine answers or refuses.
 */
export function createAnswerKnown({ known, toContext, maskError, meter }: Tools) {
  const measure = meter && createMeasure(meter);

  const run = async (
    { operation, variables }: Asked,
    context: GatewayContext,
  ): Promise<ExecutionResult> => {
    const done = measure?.(operation.definition);
    const step = beginStep(operation.definition);
    const work = () => operation.run(context, variables);
    const result = await (step ? step.inside(work) : work());
    step?.end(result);
    done?.(result);
    return result.errors ? { ...result, errors: result.errors.map(maskError) } : result;
  };

  return async (request: Request, text: string, caller: Caller): Promise<Response | undefined> => {
    const type = typeFor.get(request.headers.get('accept'));
    const asked = type === undefined ? undefined : await readAsked(text, known);
    if (type === undefined || !asked) return undefined;
    const result = await run(asked, toContext(request, caller));
    return processRegularResult(result, globalThis, type);
  };
}
