import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';

import { createLogger } from '@hearback/api/logger';
import { openTracing } from '@hearback/api/openTracing';
import { startApi } from '@hearback/api/start';

import { readGatewayEnv } from '../../env.ts';
import { createTestProduct } from '../createTestProduct.ts';
import { startCollector } from '../startCollector.ts';
import { waitForToken } from '../waitForToken.ts';
import { addOwners, requestOf, type Ask } from './addOwners.ts';

/**
 * Starts the whole product with two accounts, each with one object of every kind. Collects its log
 * and its traces.
 */
export async function startTwoAccounts() {
  const dataDir = mkdtempSync(`${tmpdir()}/hearback-isolation-`);
  const collector = await startCollector();
  const settings = {
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: 'https://hearback.example',
    RATE_LIMIT_FACTOR: '0',
    // The whole matrix takes longer than five minutes on a busy machine.
    ACCESS_TTL: '3600',
    WEBHOOK_ALLOW_PRIVATE: 'true',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-team=caf%C3%A9%201',
    OTEL_BSP_SCHEDULE_DELAY: '50',
  };
  const env = readGatewayEnv(settings);
  const lines: string[] = [];
  const logger = createLogger('trace', { write: (line) => void lines.push(line) });
  const tracer = await openTracing(env, logger);
  const api = await startApi(env, { withSample: false, logger, tracer });
  const restCalls: string[] = [];
  const callApi = (request: Request) => {
    restCalls.push(request.url);
    return api.fetch(request, { trusted: true });
  };
  const product = await createTestProduct(callApi, {
    settings,
    submit: api.submit,
    isApiReady: api.ready,
    tracer,
  });

  const askWith =
    (authorization?: string): Ask =>
    async (method, path, body, requestId) => {
      const request = requestOf(`https://hearback.example${path}`, method, body, {
        ...(authorization && { authorization }),
        ...(requestId && { 'x-request-id': requestId }),
      });
      const response = path.startsWith('/api/')
        ? await api.fetch(request, { trusted: true })
        : await product.product(request, '198.51.100.1');
      return { status: response.status, text: await response.text() };
    };

  return {
    ...(await addOwners(askWith, dataDir)),
    /** The log of the API, then of the gateway, line by line. */
    readLog: () => [...lines, ...product.lines],
    collector,
    /** Requests from the gateway to the API, in order. */
    restCalls,
    waitForToken: (to: string) => waitForToken(dataDir, { to, page: 'activate' }),
    stop: async () => {
      await api.close();
      await tracer?.close();
      await collector.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type TwoAccounts = Awaited<ReturnType<typeof startTwoAccounts>>;
