import {
  execute,
  getOperationAST,
  getVariableValues,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql';

import type { GatewayContext } from '../../context.ts';
import { collectFields } from './collectFields.ts';
import { compileField, type RunField } from './compileField.ts';
import { createCompileObject, runTogether } from './compileObject.ts';
import { NotCompiled, type Execution } from './Execution.ts';

type Variables = Readonly<Record<string, unknown>>;

/** Runs an operation. Rejects with nothing: what goes wrong is in the answer. */
export type RunOperation = (
  context: GatewayContext,
  variables: Variables | undefined,
) => Promise<ExecutionResult>;

/** Mutations run one after the other, in the order of the operation. */
async function runInTurn(fields: readonly RunField[], execution: Execution) {
  const shown: Record<string, unknown> = {};
  for (const { key, run } of fields) shown[key] = await run(undefined, execution, undefined);
  return shown;
}

/** The fields at the root of a document's one operation, ready to run. */
export function compileFields(schema: GraphQLSchema, document: DocumentNode): RunField[] {
  const operation = getOperationAST(document);
  if (!operation) throw new NotCompiled('There are several operations.');
  const type = schema.getRootType(operation.operation);
  if (!type || operation.operation === OperationTypeNode.SUBSCRIPTION) {
    throw new NotCompiled('A subscription has many answers.');
  }
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
  const compileObject = createCompileObject(fragments);
  const { selections } = operation.selectionSet;
  return [...collectFields(type, selections, fragments)].map(([key, nodes]) =>
    compileField(type, key, nodes, compileObject),
  );
}

const answer = (data: ExecutionResult['data'], errors: GraphQLError[]): ExecutionResult =>
  errors.length === 0 ? { data: data ?? null } : { errors, data: data ?? null };

function compile(schema: GraphQLSchema, document: DocumentNode): RunOperation {
  const fields = compileFields(schema, document);
  const { variableDefinitions = [], operation } = getOperationAST(document) ?? {};
  const isMutation = operation === OperationTypeNode.MUTATION;

  return async (context, given = {}) => {
    const { coerced, errors: wrong } = getVariableValues(schema, variableDefinitions, given, {
      maxErrors: 50,
    });
    if (wrong) return { errors: wrong };
    const execution: Execution = { context, variables: coerced, errors: [] };
    try {
      const data = await (isMutation
        ? runInTurn(fields, execution)
        : runTogether(fields, undefined, execution, undefined));
      return answer(data, execution.errors);
    } catch (error) {
      execution.errors.push(error as GraphQLError);
      return answer(null, execution.errors);
    }
  };
}

/**
 * Compiles an operation once, field by field, instead of interpreting it at each run. Results equal
 * those of graphql-js, which also runs operations that cannot be compiled.
 */
export function compileOperation(schema: GraphQLSchema, document: DocumentNode): RunOperation {
  try {
    return compile(schema, document);
  } catch (error) {
    if (!(error instanceof NotCompiled)) throw error;
    return async (contextValue, variableValues) =>
      execute({ schema, document, contextValue, ...(variableValues && { variableValues }) });
  }
}
