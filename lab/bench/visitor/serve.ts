import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

import autocannon from 'autocannon';
import pino from 'pino';

import { cafeForm } from '../../../packages/ui/src/forms/form.fixtures.ts';
import { listen } from '../../../packages/api/src/listen.ts';
import { createSite } from '../../../packages/gateway/src/createSite.ts';
import { readGatewayEnv } from '../../../packages/gateway/src/env.ts';
import { travelled } from '../../../e2e/stack/travelled.ts';
import { median } from '../median.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
const program = 'curl/8';

const app = fileURLToPath(new URL('../../../packages/app/dist/', import.meta.url));

const survey = JSON.stringify({
  form: cafeForm,
  form_id: '0199f0aa-0000-4000-8000-000000000001',
  form_version: 1,
  venue: 'Old Town',
  company: 'Café Lipa',
  language: 'en-US',
  languages: ['en-US'],
  state: 'open',
});
const counted = JSON.stringify({ scan_token: '0199f0aa-0000-4000-8000-000000000002' });

/** An API that knows one code, and answers from memory. */
const callApi = ({ method }: Request) =>
  Promise.resolve(new Response(method === 'GET' ? survey : counted));

/** The product's own server over a folder of files, without its API. */
async function startSite(client: string) {
  const site = await createSite({
    env: readGatewayEnv({ PUBLIC_ORIGIN: 'http://127.0.0.1', API_URL: 'http://api.test' }),
    version: '0',
    callApi,
    isApiReady: () => Promise.resolve(true),
    isDraining: () => false,
    folders: { client, visitor: `${app}server`, storybook: join(client, 'none') },
    logger: pino({ level: 'silent' }),
  });
  const { port, close } = await listen(
    (request, { incoming }) => site(request, incoming.socket.remoteAddress),
    { host: '127.0.0.1', port: 0 },
  );
  return { origin: `http://127.0.0.1:${port}`, close };
}

interface Measured {
  perSecond: number;
  /** Of the server's own thread, for one request: what a busy machine changes least. */
  microseconds: number;
}

/** Sends requests for a few seconds. Any status but 200 invalidates the run. */
async function measure(url: string, userAgent: string, duration: number): Promise<Measured> {
  const load = {
    url,
    method: 'GET',
    headers: { 'accept-encoding': 'br', 'user-agent': userAgent },
    connections: 50,
    // Beside the server, not in its way.
    workers: 1,
  } as const;
  await autocannon({ ...load, duration: 1 });
  const before = process.threadCpuUsage();
  const { requests, non2xx, errors } = await autocannon({ ...load, duration });
  const { user, system } = process.threadCpuUsage(before);
  if (non2xx > 0 || errors > 0) throw new Error(`Not every answer of ${url} was 200.`);
  return { perSecond: requests.average, microseconds: (user + system) / requests.total };
}

const subjects = ['file', 'page', 'pageWithScan'] as const;

/**
 * Requests per second and processor time, each the median of some rounds. `file`: the same bytes, as
 * a file that the gateway holds in memory. `page`: the page for a program, which counts nothing.
 * `pageWithScan`: for a phone, whose scan is handed to an API that answers at once.
 */
export type ServingFigures = Record<(typeof subjects)[number], number> & {
  microseconds: Record<(typeof subjects)[number], number>;
};

/** Serves the cached page of a form, and the very bytes of it as a static file, in turns. */
export async function measureServing(seconds: number, rounds: number): Promise<ServingFigures> {
  const client = mkdtempSync(join(tmpdir(), 'hearback-bench-serve-'));
  writeFileSync(join(client, 'index.html'), '<!doctype html>');
  const first = await startSite(client);
  await travelled(`${first.origin}/r/K7QX`);
  // By then it is packed as well as can be.
  await pause(1_000);
  const { body } = await travelled(`${first.origin}/r/K7QX`);
  await first.close();
  writeFileSync(join(client, 'page.html'), brotliDecompressSync(body));
  writeFileSync(join(client, 'page.html.br'), body);

  const site = await startSite(client);
  const page = `${site.origin}/r/K7QX`;
  const runs: Record<(typeof subjects)[number], Measured[]> = {
    file: [],
    page: [],
    pageWithScan: [],
  };
  try {
    for (let round = 0; round < rounds; round += 1) {
      runs.file.push(await measure(`${site.origin}/page.html`, program, seconds));
      runs.page.push(await measure(page, program, seconds));
      runs.pageWithScan.push(await measure(page, phone, seconds));
    }
  } finally {
    await site.close();
    rmSync(client, { recursive: true, force: true });
  }

  const medians = (key: keyof Measured) => ({
    file: median(runs.file.map((run) => run[key])),
    page: median(runs.page.map((run) => run[key])),
    pageWithScan: median(runs.pageWithScan.map((run) => run[key])),
  });
  return { ...medians('perSecond'), microseconds: medians('microseconds') };
}
