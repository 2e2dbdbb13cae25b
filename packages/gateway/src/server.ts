import { execute } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Logger } from 'pino';

import { createApiForRequest } from './api/client.ts';
import type { CallApi } from './api/callApi.ts';
import { createSingleFlight } from './api/singleFlight.ts';
import type { GatewayContext } from './context.ts';
import { createIsLiving } from './guards/isLiving.ts';
import { type Guard, limitRequests } from './guards/limitRequests.ts';
import { type Caller, callerHeaders, isForeign } from './site/callers.ts';
import { operations } from './operations.generated.ts';
import { maskErrors } from './plugins/maskError.ts';
import { measureOperations, traceOperations } from './plugins/measureOperations.ts';
import { limitBody, limitOperations, validateOperations } from './plugins/limits.ts';
import {
  createKnownOperations,
  runKnownOperations,
  type EarlierText,
} from './plugins/runKnownOperations.ts';
import { schema } from './schema.ts';
import type { Meter } from './telemetry.ts';

/** Dependencies of the gateway. */
export interface GatewayTools {
  env: {
    /** Base URL of the API, without `/api`. */
    apiBase: string;
    production: boolean;
    /** True if any client may send operations of its own. False: only those of the app, by their hash. */
    anyOperation: boolean;
    version: string;
    helpAddress: string;
    salesAddress: string;
    /** True if the API is a function in this process. */
    apiIsHere?: boolean;
    /** Public origin of the product. Pages of other origins are refused. */
    publicOrigin?: string;
    /** Factor for all rate limits. 0 or undefined switches them off. */
    rateLimitFactor?: number;
  };
  /** Sends a request to the API. */
  fetch: CallApi;
  logger: Logger;
  /** Operations of builds whose tabs are still open. Omitted: none. */
  earlierOperation?: EarlierText | undefined;
  /** Admits clients to send operations of their own if `anyOperation` is false. Omitted: none. */
  mayAskAnything?: ((request: Request) => boolean | Promise<boolean>) | undefined;
  /** Address at which a caller can read letters that no mail server accepted. Omitted: there is none. */
  lettersAt?: ((request: Request, caller: Caller) => string | null) | undefined;
  /** Omitted: no metrics. */
  meter?: Meter | undefined;
}

/** Runs operations by graphql-js itself, which takes a sixth less time than the engine's own way. */
const byReference: Plugin = { onExecute: ({ setExecuteFn }) => setExecuteFn(execute) };

/** Enough for the longest operation with its variables, such as a form of fifty fields. */
const maxBodyBytes = 100_000;

/** The GraphQL request handler. */
export interface Gateway {
  fetch: (request: Request, caller: Caller) => Promise<Response>;
}

const refuse = (status: number, message: string) =>
  Response.json({ errors: [{ message }] }, { status });

/**
 * Takes what a page of another origin cannot send without asking first: JSON. A plain HTML form
 * could post anything else with the reader's browser.
 */
const refuseForeignForms =
  (publicOrigin?: string): Guard =>
  (request) => {
    if (isForeign(request, publicOrigin)) {
      return refuse(403, 'Requests from other sites are not taken.');
    }
    const type = request.headers.get('content-type') ?? '';
    return request.method === 'POST' && !/^application\/json\s*(;|$)/i.test(type)
      ? refuse(415, 'Send the operation as application/json.')
      : undefined;
  };

/** Answers GraphQL over Fetch. Starts nothing; a test can hold one. */
export function createGateway(tools: GatewayTools): Gateway {
  const { env, fetch, logger, meter, mayAskAnything = () => false } = tools;
  const refreshes = createSingleFlight();
  const known = createKnownOperations({
    schema,
    texts: operations,
    earlier: tools.earlierOperation ?? (() => Promise.resolve(undefined)),
  });
  const guards = [
    limitRequests(env.rateLimitFactor ?? 0, createIsLiving(fetch, env.apiBase)),
    refuseForeignForms(env.publicOrigin),
  ];
  const toContext = (request: Request, caller: Caller): GatewayContext => ({
    request,
    api: createApiForRequest({
      call: fetch,
      base: env.apiBase,
      caller: callerHeaders(request, caller),
      heedsSignals: !env.apiIsHere,
    }),
    refreshes,
    version: env.version,
    helpAddress: env.helpAddress,
    salesAddress: env.salesAddress,
    lettersAt: tools.lettersAt?.(request, caller) ?? null,
  });

  const engine = createYoga<Caller, GatewayContext>({
    schema,
    graphqlEndpoint: '/graphql',
    context: ({ request, ...caller }) => toContext(request, caller),
    fetchAPI: { Request, Response, Headers, ReadableStream, URL, URLSearchParams, TextEncoder },
    cors: false,
    multipart: false,
    batching: false,
    maxRequestBodySize: false,
    landingPage: false,
    // Its page does not know the header that has to repeat the cookie against forged requests.
    graphiql: env.production ? false : { credentials: 'omit' },
    // Large, and not part of production: loaded on demand.
    renderGraphiQL: async (options) =>
      (await import('@graphql-yoga/render-graphiql')).renderGraphiQL(options),
    logging: false,
    maskedErrors: { maskError: maskErrors(logger) },
    plugins: [
      limitBody(maxBodyBytes),
      byReference,
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

  return {
    fetch: async (request, caller) => {
      for (const guard of guards) {
        const refusal = await guard(request, caller);
        if (refusal) return refusal;
      }
      return engine.fetch(request, caller);
    },
  };
}
