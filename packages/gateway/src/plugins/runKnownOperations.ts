import type { GraphErrorCode } from '@hearback/schema/errors';
import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

import { hashIn, type KnownOperations } from '../operations/knownOperations.ts';

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
    const hash = hashIn(params.extensions);
    if (hash === undefined) {
      if (await mayAskAnything(request)) return;
      throw refusal(
        'PERSISTED_QUERY_ONLY',
        'Operations are asked for by the hash of their text, and only those of this product’s own pages.',
      );
    }
    const operation = await known.find(hash);
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
