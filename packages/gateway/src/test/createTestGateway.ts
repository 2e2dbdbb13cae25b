import pino from 'pino';

import type { Meter } from '../telemetry.ts';
import { operationHash } from '../plugins/runKnownOperations.ts';
import { createGateway } from '../server.ts';
import type { CallApi } from '../api/callApi.ts';
import { createFakeApi, type Answerer } from './fakeApi.ts';

interface GraphAnswer {
  data?: Record<string, unknown> | null;
  errors?: {
    message: string;
    path?: (string | number)[];
    extensions?: Record<string, unknown>;
  }[];
}

interface Options {
  production?: boolean;
  anyOperation?: boolean;
  call?: CallApi;
  rateLimitFactor?: number;
  meter?: Meter;
  mayAskAnything?: (request: Request) => boolean;
}

/** Collects log lines. */
const createLines = () => {
  const lines: string[] = [];
  return { lines, logger: pino({ level: 'info' }, { write: (line) => lines.push(line) }) };
};

/** A gateway in front of a fake API: a query in, the answer out. */
export function createTestGateway(
  routes: Readonly<Record<string, Answerer>> = {},
  {
    production = false,
    anyOperation = true,
    call,
    rateLimitFactor = 0,
    meter,
    mayAskAnything,
  }: Options = {},
) {
  const api = createFakeApi(routes);
  const { lines, logger } = createLines();
  const earlier = new Map<string, string>();
  const gateway = createGateway({
    env: {
      apiBase: 'http://api.test',
      production,
      anyOperation,
      version: '1.2.3',
      helpAddress: 'desk@hearback.example',
      salesAddress: 'sales@hearback.example',
      rateLimitFactor,
    },
    fetch: call ?? api.call,
    logger,
    earlierOperation: (hash) => Promise.resolve(earlier.get(hash)),
    meter,
    mayAskAnything,
  });

  const send = async (init: RequestInit, clientAddress = '203.0.113.9'): Promise<Response> =>
    gateway.fetch(new Request('http://gateway.test/graphql', init), {
      clientAddress,
      requestId: 'request-0001',
    });

  /** Says how long it is, as every client over HTTP does. */
  const post = (asked: unknown, given: Record<string, string> = {}, clientAddress?: string) => {
    const body = JSON.stringify(asked);
    const length = String(Buffer.byteLength(body));
    const headers = { 'content-type': 'application/json', 'content-length': length, ...given };
    return send({ method: 'POST', headers, body }, clientAddress);
  };

  const ask = async (
    query: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<GraphAnswer> => {
    const answer = await post({ query, variables }, headers);
    return (await answer.json()) as GraphAnswer;
  };

  /** Asks for an operation as a page does that was built with it. */
  const askByHash = async (
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<GraphAnswer> => {
    const sha256Hash = operationHash(query);
    earlier.set(sha256Hash, query);
    const answer = await post({ variables, extensions: { persistedQuery: { sha256Hash } } });
    return (await answer.json()) as GraphAnswer;
  };

  return { ask, askByHash, post, send, asked: api.asked, lines, gateway };
}
