import { hash } from 'node:crypto';

import type { GraphErrorCode } from '@hearback/schema/errors';
import { GraphQLError, parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** An operation that was parsed and validated in advance. */
interface KnownOperation {
  text: string;
  document: DocumentNode;
}

/** Finds the text of an operation of another build by its hash. */
export type EarlierText = (hash: string) => Promise<string | undefined>;

/** The operations that pages request by their hash. */
interface KnownOperations {
  find: (hash: string) => Promise<KnownOperation | undefined>;
  /** The parsed document of a text, where it is one of theirs. */
  documentOf: (text: string) => DocumentNode | undefined;
  has: (document: DocumentNode) => boolean;
}

/** Hash under which clients request an operation. */
export const operationHash = (text: string): string => hash('sha256', text);

/** The hash under `extensions.persistedQuery`, where Apollo Client has it. */
function hashIn(extensions: unknown): string | undefined {
  if (typeof extensions !== 'object' || extensions === null) return undefined;
  const named: unknown = 'persistedQuery' in extensions ? extensions.persistedQuery : undefined;
  if (typeof named !== 'object' || named === null || !('sha256Hash' in named)) return undefined;
  return String(named.sha256Hash);
}

interface Texts {
  schema: GraphQLSchema;
  /** Of this build. */
  texts: readonly string[];
  earlier: EarlierText;
}

/**
 * Parses and validates each operation once, when it is first requested. An operation of an earlier
 * build that no longer fits the graph is unknown: its page must be reloaded.
 */
export function createKnownOperations({ schema, texts, earlier }: Texts): KnownOperations {
  const ofThisBuild = new Map(texts.map((text) => [operationHash(text), text]));
  const known = new Map<string, KnownOperation | undefined>();
  const documents = new Map<string, DocumentNode>();
  const checked = new WeakSet<DocumentNode>();

  const learn = (text: string): KnownOperation | undefined => {
    const document = parse(text, { noLocation: true });
    const operation = validate(schema, document).length === 0 ? { text, document } : undefined;
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

interface Tools {
  known: KnownOperations;
  /** True if the client may send operations of its own. */
  mayAskAnything: (request: Request) => boolean | Promise<boolean>;
}

const refusal = (code: GraphErrorCode, message: string) =>
  new GraphQLError(message, { extensions: { code, http: { status: 400, spec: false } } });

/** Runs operations that are requested by hash, parsed and validated in advance. Refuses most others. */
export const runKnownOperations = ({ known, mayAskAnything }: Tools): Plugin => ({
  async onParams({ params, request, setParams }) {
    const asked = hashIn(params.extensions);
    if (asked === undefined) {
      if (await mayAskAnything(request)) return;
      throw refusal(
        'PERSISTED_QUERY_ONLY',
        'Operations are asked for by the hash of their text, and only those of this product’s own pages.',
      );
    }
    const operation = await known.find(asked);
    if (!operation) {
      throw refusal(
        'PERSISTED_QUERY_NOT_FOUND',
        'This server does not know the operation. Load the page anew.',
      );
    }
    setParams({ ...params, query: operation.text });
  },

  onParse({ params: { source }, setParsedDocument }) {
    const document = known.documentOf(String(source));
    if (document) setParsedDocument(document);
  },

  onValidate({ params: { documentAST }, setResult }) {
    if (known.has(documentAST)) setResult([]);
  },
});
