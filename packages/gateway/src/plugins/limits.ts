import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import {
  type ASTVisitor,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  type ValidationContext,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';

import { readBody } from '../readBody.ts';

const bodyRefusal = (status: number, code: string, message: string) =>
  new GraphQLError(message, { extensions: { code, http: { status } } });

const tooLarge = () => bodyRefusal(413, 'REQUEST_ENTITY_TOO_LARGE', 'Request body too large');

/**
 * Refuses larger bodies. The engine's own limit pipes each body through two more streams; here
 * `Content-Length` is trusted, since the HTTP server enforces it.
 */
export const limitBody = (maxBytes: number): Plugin => ({
  onRequestParse({ request, requestParser, setRequestParser }) {
    const said = request.headers.get('content-length');
    if (said !== null) {
      if (!/^\d+$/.test(said)) {
        throw bodyRefusal(400, 'BAD_REQUEST', 'Content-Length header is invalid.');
      }
      if (Number(said) > maxBytes) throw tooLarge();
      return;
    }
    if (!requestParser || !request.body) return;
    setRequestParser(async (asked) => {
      const bytes = await readBody(asked, maxBytes);
      if (!bytes) throw tooLarge();
      const { url, method, headers, signal } = asked;
      return requestParser(new Request(url, { method, headers, signal, body: bytes }));
    });
  },
});

/** Each of these costs a password hash, a letter, a request to a login provider, a visitor's patience, hundreds of rows or a check of printed art. */
const costly = new Set([
  'login',
  'firstLogin',
  'beginOidcLogin',
  'logInWithOidc',
  'confirmOidcLogin',
  'registerWithOidc',
  'beginOidcLink',
  'linkOidc',
  'register',
  'recoverAccount',
  'requestActivationLink',
  'resetPassword',
  'changePassword',
  'activateAccount',
  'refreshToken',
  'submitSurvey',
  'addCodes',
  'addLocations',
  'duplicateLocation',
  'makeVisitCodes',
  'publishCode',
  'resumeCode',
  'updateCode',
]);

/** Ten logins in one request would be ten guesses at the price of one: aliases do not multiply these. */
function onceInOperation(context: ValidationContext): ASTVisitor {
  const seen = new Set<string>();

  return {
    Field(node) {
      const name = node.name.value;
      if (context.getParentType()?.name !== 'Mutation' || !costly.has(name)) return;
      if (seen.has(name)) {
        context.reportError(
          new GraphQLError(`The mutation ${name} may stand once in a request.`, {
            nodes: node,
            extensions: { code: 'OPERATION_LIMIT', http: { status: 400, spec: false } },
          }),
        );
      }
      seen.add(name);
    },
  };
}

/** Far above what our screens request; each limit has a test with a screen's worth to spare. */
const operationLimits = {
  depth: 8,
  aliases: 10,
  directives: 10,
  tokens: 1_500,
  cost: 5_000,
};

/** The engine would answer 200 to an operation it refuses to run; a refusal is a 400. */
const refuse = (_: unknown, { message }: GraphQLError): never => {
  throw new GraphQLError(message.replace(/^Syntax Error: /, ''), {
    extensions: { code: 'OPERATION_LIMIT', http: { status: 400, spec: false } },
  });
};

const onReject = [refuse];

/** Refuses operations that are too deep, too wide or too long, before any API call. */
export const limitOperations = (): Plugin =>
  EnvelopArmorPlugin({
    maxDepth: { n: operationLimits.depth, flattenFragments: true, onReject },
    maxAliases: { n: operationLimits.aliases, onReject },
    maxDirectives: { n: operationLimits.directives, onReject },
    maxTokens: { n: operationLimits.tokens, onReject },
    costLimit: { maxCost: operationLimits.cost, flattenFragments: true, onReject },
    blockFieldSuggestion: { enabled: true },
  });

/** Validation beyond the specification's: costly mutations once, no introspection in production. */
export const validateOperations = (production: boolean): Plugin => ({
  onValidate({ addValidationRule }) {
    addValidationRule(onceInOperation);
    if (production) addValidationRule(NoSchemaIntrospectionCustomRule);
  },
});
