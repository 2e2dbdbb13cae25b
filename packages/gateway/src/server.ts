import { execute } from 'graphql';
import { createYoga, type Plugin, type YogaServerInstance } from 'graphql-yoga';
import type { Logger } from 'pino';

import { callerHeaders, type Caller } from './callerHeaders.ts';
import type { GatewayContext } from './context.ts';
import type { Meter } from './Meter.ts';
import { operations } from './operations.generated.ts';
import { createKnownOperations, type EarlierText } from './operations/knownOperations.ts';
import { limitBody } from './plugins/limitBody.ts';
import { maskErrors } from './plugins/maskError.ts';
import { measureOperations } from './plugins/measureOperations.ts';
import { limitOperations, validateOperations } from './plugins/operationLimits.ts';
import { limitRequests } from './plugins/limitRequests.ts';
import { refuseForeignForms } from './plugins/refuseForeignForms.ts';
import { runKnownOperations } from './plugins/runKnownOperations.ts';
import { traceOperations } from './plugins/traceOperations.ts';
import { schema } from './schema.ts';
import { createHttp, type CallApi } from './sources/http.ts';
import { createSingleFlight } from './sources/singleFlight.ts';
import { createSources } from './sources/sources.ts';

/** What the gateway is made of. */
export interface GatewayTools {
  env: {
    /** Where the API's paths begin, without `/api`. */
    apiBase: string;
    production: boolean;
    /** Whether anybody may write an operation of their own, or only ask those of the app by their hash. */
    anyOperation: boolean;
    version: string;
    helpAddress: string;
    /** Where people reach the product. Pages of other origins are refused. */
    publicOrigin?: string;
    /** How generous limits are; 0, and nothing at all, switch them off. */
    rateLimitFactor?: number;
  };
  /** How a request reaches the API. */
  fetch: CallApi;
  logger: Logger;
  /** Operations of builds whose tabs are still open. Left out: there are none. */
  earlierOperation?: EarlierText | undefined;
  /** Who may write an operation of their own although not everybody may. Left out: nobody. */
  mayAskAnything?: ((request: Request) => boolean | Promise<boolean>) | undefined;
  /** Left out: nothing is measured. */
  meter?: Meter | undefined;
}

/** Runs operations by graphql-js itself, which takes a sixth less time than the engine's own way. */
const byReference: Plugin = { onExecute: ({ setExecuteFn }) => setExecuteFn(execute) };

/** The longest operation with its variables; a form of fifty fields has room in it. */
const maxBodyBytes = 100_000;

export type Gateway = YogaServerInstance<Caller, GatewayContext>;

/** Answers GraphQL over Fetch. Starts nothing; a test can hold one. */
export function createGateway(tools: GatewayTools): Gateway {
  const { env, fetch, logger, meter, mayAskAnything = () => false } = tools;
  const refreshes = createSingleFlight();
  const known = createKnownOperations({
    schema,
    texts: operations,
    earlier: tools.earlierOperation ?? (() => Promise.resolve(undefined)),
  });

  return createYoga<Caller, GatewayContext>({
    schema,
    graphqlEndpoint: '/graphql',
    context: ({ request, ...caller }) => ({
      request,
      sources: createSources(
        createHttp(fetch, env.apiBase, callerHeaders(request, caller)),
        refreshes,
      ),
      version: env.version,
      helpAddress: env.helpAddress,
    }),
    fetchAPI: { Request, Response, Headers, ReadableStream, URL, URLSearchParams, TextEncoder },
    cors: false,
    multipart: false,
    batching: false,
    maxRequestBodySize: false,
    landingPage: false,
    graphiql: !env.production,
    logging: false,
    maskedErrors: { maskError: maskErrors(logger) },
    plugins: [
      limitBody(maxBodyBytes),
      byReference,
      limitRequests(env.rateLimitFactor ?? 0),
      refuseForeignForms(env.publicOrigin),
      runKnownOperations({
        known,
        mayAskAnything: (request) => env.anyOperation || mayAskAnything(request),
      }),
      limitOperations(),
      validateOperations(env.production),
      ...(meter ? [measureOperations(meter)] : []),
      traceOperations(),
    ],
  });
}
