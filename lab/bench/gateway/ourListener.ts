import type { RequestListener } from 'node:http';

import { getRequestListener } from '@hono/node-server';
import pino from 'pino';

import { operationHash } from '../../../packages/gateway/src/plugins/runKnownOperations.ts';
import { createGateway } from '../../../packages/gateway/src/server.ts';
import type { CallApi } from '../../../packages/gateway/src/api/callApi.ts';
import { questions } from './questions.ts';

const texts = new Map(Object.values(questions).map((text) => [operationHash(text), text]));

/** The gateway as in production: known operations only, with every limit. */
export function ourListener(
  callApi: CallApi,
  apiBase: string,
  apiIsHere: boolean,
): RequestListener {
  const gateway = createGateway({
    env: {
      apiBase,
      apiIsHere,
      production: true,
      anyOperation: false,
      version: '0',
      helpAddress: 'help@api.test',
      salesAddress: 'sales@api.test',
      // The limit is counted as ever, and never reached.
      rateLimitFactor: 1_000_000,
    },
    fetch: callApi,
    earlierOperation: (hash) => Promise.resolve(texts.get(hash)),
    logger: pino({ level: 'silent' }),
  });
  return getRequestListener((request) =>
    gateway.fetch(request, { clientAddress: '::1', requestId: 'bench-0001' }),
  );
}
