import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';

import { startApi } from '@hearback/api/start';
import pino from 'pino';

import { readGatewayEnv } from '../../env.ts';
import { createTestProduct } from '../createTestProduct.ts';
import { waitForToken } from '../waitForToken.ts';
import { fillAccount } from './fillAccount.ts';

/** Asks as one person. Answers the status and the text, whatever they are. */
export type Ask = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ status: number; text: string }>;

const password = 'Lipowa-Cafe-2026!';

/** The whole product with two accounts in it, each with one thing of every kind. */
export async function startTwoAccounts() {
  const dataDir = mkdtempSync(`${tmpdir()}/hearback-isolation-`);
  const settings = {
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: 'https://hearback.example',
    RATE_LIMIT_FACTOR: '0',
    LOG_LEVEL: 'silent',
  };
  const api = await startApi(readGatewayEnv(settings), {
    withSample: false,
    logger: pino({ level: 'silent' }),
  });
  const product = await createTestProduct((request) => api.fetch(request, { trusted: true }), {
    settings,
    isApiReady: api.ready,
  });

  const askWith =
    (authorization?: string): Ask =>
    async (method, path, body) => {
      const address = `https://hearback.example${path}`;
      const isForm = body instanceof FormData;
      const request = new Request(address, {
        method,
        headers: {
          // A form says itself where its parts end.
          ...(!isForm && { 'content-type': 'application/json' }),
          'user-agent': 'Mozilla/5.0 (iPhone)',
          ...(authorization && { authorization }),
        },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      });
      const response = path.startsWith('/api/')
        ? await api.fetch(request, { trusted: true })
        : await product.product(request, '198.51.100.1');
      return { status: response.status, text: await response.text() };
    };

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
    const { access } = JSON.parse(login.text) as { access: string };
    const ask = askWith(`Bearer ${access}`);
    return { word, ask, things: await fillAccount(ask, guest, word) };
  };

  return {
    mine: await addOwner('Zorza'),
    stranger: await addOwner('Kalina'),
    guest: askWith(),
    stop: async () => {
      await api.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type TwoAccounts = Awaited<ReturnType<typeof startTwoAccounts>>;
