import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { listen } from '@hearback/api/listen';
import { startApi, type SubmitDirectly } from '@hearback/api/start';
import pg from 'pg';

import { readGatewayEnv } from '../../env.ts';
import { callOverHttp } from '../../api/overHttp.ts';
import type { CallApi } from '../../api/callApi.ts';
import { createTestProduct } from '../createTestProduct.ts';
import { waitForToken, type Page } from '../waitForToken.ts';
import { ask, type Answer, type Question } from './ask.ts';

/** The product, running in one of the ways it can. */
export interface SetUp {
  name: string;
  ask: (question: Question) => Promise<Answer>;
  tokenFor: (to: string, page: Page, known?: string) => Promise<string>;
  stop: () => Promise<void>;
}

/** Lifetime of mailed links: long enough to use them, short enough to wait until they expire. */
export const linkSeconds = 12;

const commonSettings = {
  HOST: '127.0.0.1',
  PUBLIC_ORIGIN: 'https://hearback.example',
  RATE_LIMIT_FACTOR: '0',
  ACTIVATION_TTL: String(linkSeconds),
  RESET_TTL: String(linkSeconds),
};

interface Parts {
  name: string;
  dataDir: string;
  callApi: CallApi;
  submit?: SubmitDirectly;
  apiUrl?: string;
  stopApi: () => Promise<void>;
}

/** Puts the gateway on a port, before an API that runs already. */
const serve = async ({
  name,
  dataDir,
  callApi,
  submit,
  apiUrl,
  stopApi,
}: Parts): Promise<SetUp> => {
  const settings = { ...commonSettings, ...(apiUrl !== undefined && { API_URL: apiUrl }) };
  const { product } = await createTestProduct(callApi, { settings, ...(submit && { submit }) });
  const server = await listen(
    (request, { incoming }) => product(request, incoming.socket.remoteAddress),
    { host: '127.0.0.1', port: 0 },
  );

  return {
    name,
    ask: (question) => ask(`http://127.0.0.1:${server.port}`, question),
    tokenFor: (to, page, known) => waitForToken(dataDir, { to, page, known }),
    stop: async () => {
      await server.close();
      await stopApi();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

const newDataDir = () => mkdtemp(join(tmpdir(), 'hearback-calls-'));

/** Gateway and API in one process, on the embedded database. */
export async function startTogether(): Promise<SetUp> {
  const dataDir = await newDataDir();
  const api = await startApi(
    readGatewayEnv({ ...commonSettings, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
    { withSample: false },
  );
  return serve({
    name: 'in one process',
    dataDir,
    callApi: (request) => api.fetch(request, { trusted: true }),
    submit: api.submit,
    stopApi: api.close,
  });
}

/** A database of one's own on the server in TEST_DATABASE_URL. Undefined without one. */
const createDatabase = async () => {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return undefined;
  const name = `hearback_calls_${randomBytes(6).toString('hex')}`;
  const tell = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await tell(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => tell(`drop database ${name} with (force)`) };
};

const apiProgram = fileURLToPath(new URL('../../../../api/src/main.ts', import.meta.url));

/** Runs the API as a program of its own and waits until it says on which port it listens. */
const runApi = async (settings: Record<string, string>) => {
  const child = spawn(process.execPath, [apiProgram, '--no-sample'], {
    env: { PATH: process.env['PATH'], ...settings, PORT: '0', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const port = await new Promise<number>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const listens = /"port":(\d+).*"The API listens"/.exec(line);
      if (listens) resolve(Number(listens[1]));
    });
    void ended.then(() => reject(new Error('The API ended before it listened.')));
  });

  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};

/** The API in a process of its own, reached over HTTP; on PostgreSQL where there is one. */
export async function startApart(): Promise<SetUp> {
  const dataDir = await newDataDir();
  const database = await createDatabase();
  const api = await runApi({
    ...commonSettings,
    DATA_DIR: dataDir,
    ...(database && { DATABASE_URL: database.url }),
  });
  return serve({
    name: 'over HTTP',
    dataDir,
    callApi: callOverHttp,
    apiUrl: api.url,
    stopApi: async () => {
      await api.stop();
      await database?.drop();
    },
  });
}
