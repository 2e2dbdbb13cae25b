import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';

import { createLogger } from '@hearback/api/logger';
import { openTracing } from '@hearback/api/openTracing';
import { startApi } from '@hearback/api/start';

import { readGatewayEnv } from '../../env.ts';
import { createTestProduct } from '../createTestProduct.ts';
import { startCollector } from '../startCollector.ts';
import { waitForToken } from '../waitForToken.ts';
import { fillAccount, password } from './fillAccount.ts';

/** Asks as one person. Answers the status and the text, whatever they are. */
export type Ask = (
  method: string,
  path: string,
  body?: unknown,
  requestId?: string,
) => Promise<{ status: number; text: string }>;

/**
 * The whole product with two accounts in it, each with one thing of every kind. What it writes into
 * its log and tells a collector of traces is kept.
 */
export async function startTwoAccounts() {
  const dataDir = mkdtempSync(`${tmpdir()}/hearback-isolation-`);
  const collector = await startCollector();
  const settings = {
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: 'https://hearback.example',
    RATE_LIMIT_FACTOR: '0',
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
  const product = await createTestProduct((request) => api.fetch(request, { trusted: true }), {
    settings,
    isApiReady: api.ready,
    tracer,
  });

  const askWith =
    (authorization?: string): Ask =>
    async (method, path, body, requestId) => {
      const address = `https://hearback.example${path}`;
      const isForm = body instanceof FormData;
      const request = new Request(address, {
        method,
        headers: {
          // A form says itself where its parts end.
          ...(!isForm && { 'content-type': 'application/json' }),
          'user-agent': 'Mozilla/5.0 (iPhone)',
          ...(authorization && { authorization }),
          ...(requestId && { 'x-request-id': requestId }),
        },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      });
      const response = path.startsWith('/api/')
        ? await api.fetch(request, { trusted: true })
        : await product.product(request, '198.51.100.1');
      return { status: response.status, text: await response.text() };
    };

  const secrets = [password, '198.51.100.1'];

  /** Somebody with an account, and what they have in it. All their words contain one of their own. */
  const addOwner = async (word: string) => {
    const email = `${word.toLowerCase()}@cafe.example`;
    const guest = askWith();
    await guest('POST', '/api/user/register/', {
      first_name: word,
      last_name: word,
      email,
      password,
      agree_terms: true,
      language: 'en-US',
    });
    const token = await waitForToken(dataDir, { to: email, page: 'activate' });
    await askWith(`Token ${token}`)('GET', '/api/user/activate_account/');
    const login = await guest('POST', '/api/user/login/', { email, password });
    const tokens = JSON.parse(login.text) as { access: string; refresh: string };
    secrets.push(word, email, token, tokens.access, tokens.refresh);
    const ask = askWith(`Bearer ${tokens.access}`);
    return { word, ask, things: await fillAccount(ask, guest, word) };
  };

  return {
    mine: await addOwner('Zorza'),
    stranger: await addOwner('Kalina'),
    guest: askWith(),
    /** What nobody should find in a log or a trace. */
    secrets,
    /** The log of the API, then of the gateway, line by line. */
    readLog: () => [...lines, ...product.lines],
    collector,
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
