import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { logLines } from '@hearback/api/logLines';
import { openMetrics, type OpenMetrics } from '@hearback/api/openMetrics';
import { openTracing } from '@hearback/api/openTracing';
import { readKeysFor } from '@hearback/api/readKeysFor';
import { keepFilesPrivate } from '@hearback/api/runCommand';
import { serve } from '@hearback/api/serve';
import type { RunningApi } from '@hearback/api/start';
import { whereLettersGo } from '@hearback/api/whereLettersGo';
import pino, { type Logger } from 'pino';

import { reachApi } from './api/overHttp.ts';
import { withTimeout } from './api/withTimeout.ts';
import { createSite } from './createSite.ts';
import { readGatewayEnv, type GatewayEnv } from './env.ts';
import type { Meter } from './telemetry.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const folders = {
  client: `${root}packages/app/dist/client`,
  visitor: `${root}packages/app/dist/server`,
  storybook: `${root}storybook-static`,
};

type ReachedApi = Pick<RunningApi, 'ready' | 'close' | 'announcements'> &
  Partial<Pick<RunningApi, 'submit'>> & {
    call: (request: Request) => Promise<Response>;
  };

/** The API in another process, reached over HTTP. */
const findApiAt = (url: string, logger: Logger): ReachedApi => ({
  call: reachApi({ url, logger }),
  ready: () => withTimeout(2_000, async (signal) => (await fetch(`${url}/readyz`, { signal })).ok),
  close: () => Promise.resolve(),
  announcements: [],
});

/** The API in this process, called as a function. */
const startApiHere = async (
  env: GatewayEnv,
  withSample: boolean,
  { metrics }: OpenMetrics,
  tracer: Awaited<ReturnType<typeof openTracing>>,
): Promise<ReachedApi> => {
  const { startApi } = await import('@hearback/api/start');
  const api = await startApi(env, { withSample, metrics, tracer });
  return { ...api, call: (request) => api.fetch(request, { trusted: true }) };
};

const meterOf = ({ requests, operation }: NonNullable<OpenMetrics['metrics']>): Meter => ({
  request: requests('gateway'),
  operation,
});

async function start(): Promise<void> {
  const { values } = parseArgs({ options: { 'no-sample': { type: 'boolean', default: false } } });
  const env = readGatewayEnv(process.env);
  const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
    version: string;
  };
  const logger = pino(
    {
      level: env.logLevel,
      base: { service: 'gateway' },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    logLines(),
  );
  const measured = openMetrics(env);
  const tracer = await openTracing(env, logger);
  const api =
    env.apiUrl === undefined
      ? await startApiHere(env, !values['no-sample'], measured, tracer)
      : findApiAt(env.apiUrl, logger);

  // A gateway by itself has the secret only where it is set; else its cookies live as long as it does.
  const hasSecret = env.apiUrl === undefined || env.jwtSecret !== undefined;
  const xsrfKeys = hasSecret ? await readKeysFor('xsrf', env) : [];

  let isDraining = false;
  const site = await createSite({
    env,
    version,
    callApi: api.call,
    submit: api.submit,
    isApiReady: api.ready,
    isDraining: () => isDraining,
    folders: { ...folders, builds: join(env.dataDir, 'builds') },
    logger,
    ...(measured.metrics && { meter: meterOf(measured.metrics) }),
    tracer,
    xsrfKeys,
  });
  const port = await serve({
    settings: env,
    answer: (request, { incoming }) => site(request, incoming.socket.remoteAddress),
    measured,
    // After the engine of the graph has taken Fetch's own, which it makes its streams of.
    ownClasses: true,
    leave: () => {
      isDraining = true;
    },
    close: async () => {
      await api.close();
      await tracer?.close();
    },
  });

  const address = env.port === port ? env.publicOrigin : `http://${env.host}:${port}`;
  console.log(`Hearback ${version} is at ${address}`);
  for (const line of api.announcements) console.log(line);
  // An API in another process says this itself.
  if (env.apiUrl === undefined) console.log(whereLettersGo(env, address));
}

/** Error messages for operators; any other error is a bug and shows its stack. */
const sentencesFor = ['StartError', 'GatewaySettingsError'];

keepFilesPrivate();
try {
  await start();
} catch (error) {
  const isForPeople = error instanceof Error && sentencesFor.includes(error.name);
  console.error(isForPeople ? error.message : error);
  process.exit(1);
}
