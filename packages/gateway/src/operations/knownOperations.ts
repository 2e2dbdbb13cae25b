import { hash } from 'node:crypto';

import {
  getOperationAST,
  parse,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

import { compileOperation, type RunOperation } from './compile/compileOperation.ts';

/** An operation that was parsed and validated in advance. */
export interface KnownOperation {
  text: string;
  document: DocumentNode;
  /** Undefined where a text has several. */
  definition: OperationDefinitionNode | undefined;
  run: RunOperation;
}

/** Finds the text of an operation of another build by its hash. */
export type EarlierText = (hash: string) => Promise<string | undefined>;

/** The operations that pages request by their hash. */
export interface KnownOperations {
  find: (hash: string) => Promise<KnownOperation | undefined>;
  /** The parsed document of a text, where it is one of theirs. */
  documentOf: (text: string) => DocumentNode | undefined;
  has: (document: DocumentNode) => boolean;
}

/** Hash under which clients request an operation. */
export const operationHash = (text: string): string => hash('sha256', text);

/** The hash under `extensions.persistedQuery`, where Apollo Client has it. */
export function hashIn(extensions: unknown): string | undefined {
  if (typeof extensions !== 'object' || extensions === null) return undefined;
  const named: unknown = 'persistedQuery' in extensions ? extensions.persistedQuery : undefined;
  if (typeof named !== 'object' || named === null || !('sha256Hash' in named)) return undefined;
  return String(named.sha256Hash);
}

interface Tools {
  schema: GraphQLSchema;
  /** Of this build. */
  texts: readonly string[];
  earlier: EarlierText;
}

/**
 * Parses, validates and compiles each operation once, when it is first requested. An operation of
 * an earlier build that no longer fits the graph is unknown: its page must be reloaded.
 */
export function createKnownOperations({ schema, texts, earlier }: Tools): KnownOperations {
  const ofThisBuild = new Map(texts.map((text) => [operationHash(text), text]));
  const known = new Map<string, KnownOperation | undefined>();
  const documents = new Map<string, DocumentNode>();
  const checked = new WeakSet<DocumentNode>();

  const learn = (text: string): KnownOperation | undefined => {
    const document = parse(text, { noLocation: true });
    const isValid = validate(schema, document).length === 0;
    const operation = isValid
      ? {
          text,
          document,
          definition: getOperationAST(document) ?? undefined,
          run: compileOperation(schema, document),
        }
      : undefined;
    known.set(operationHash(text), operation);
    if (operation) {
      documents.set(text, document);
      checked.add(document);
    }
    return operation;
  };

  return {
    find: async (asked) => {
      if (known.has(asked)) return known.get(asked);
      const text = ofThisBuild.get(asked) ?? (await earlier(asked));
      return text === undefined ? undefined : learn(text);
    },
    documentOf: (text) => documents.get(text),
    has: (document) => checked.has(document),
  };
}
