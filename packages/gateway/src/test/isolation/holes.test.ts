import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { createTestProduct } from '../createTestProduct.ts';
import { addOwners, requestOf, type Ask, type Owners } from './addOwners.ts';
import { askGraph, askRest } from './askRows.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const main = pathOf('../../../../api/src/main.ts');
const hook = pathOf('takeFiltersAway.ts');
const patienceMs = 240_000;

/** Starts the API without some of its filters, in a process of its own. */
async function startWithHoles(dataDir: string) {
  const child = spawn(process.execPath, ['--import', hook, main, '--no-sample'], {
    env: {
      PATH: process.env['PATH'] ?? '',
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      RATE_LIMIT_FACTOR: '0',
      WEBHOOK_ALLOW_PRIVATE: 'true',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let printed = '';
  child.stdout.on('data', (text: Buffer) => (printed += String(text)));
  const port = await vi.waitFor(
    () => {
      const [, found] = /"port":(\d+),[^\n]*The API listens/.exec(printed) ?? [];
      if (found === undefined) throw new Error(`The API does not listen: ${printed}`);
      return found;
    },
    { timeout: 60_000 },
  );
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}

// It starts the API once more, which `npm run -w lab security` has the time for.
describe.runIf(process.env['SECURITY'])('an API whose filters are taken away', () => {
  const dataDir = mkdtempSync(`${tmpdir()}/hearback-holes-`);
  let api: Awaited<ReturnType<typeof startWithHoles>>;
  let two: Owners;

  beforeAll(async () => {
    api = await startWithHoles(dataDir);
    const { product } = await createTestProduct((request) => fetch(request), {
      settings: { API_URL: api.origin, RATE_LIMIT_FACTOR: '0' },
    });
    const askWith =
      (authorization?: string): Ask =>
      async (method, path, body) => {
        const more = { ...(authorization && { authorization }) };
        const answer = path.startsWith('/api/')
          ? await fetch(requestOf(`${api.origin}${path}`, method, body, more))
          : await product(requestOf(`https://hearback.example${path}`, method, body, more), '');
        return { status: answer.status, text: await answer.text() };
      };
    two = await addOwners(askWith, dataDir);
  }, patienceMs);
  afterAll(async () => {
    await api.stop();
    rmSync(dataDir, { recursive: true });
  });

  const noticed = (faults: readonly string[]) =>
    [...new Set(faults.map((fault) => fault.split(' ')[0]))].toSorted();

  it(
    'is noticed by what is asked: each hole, and nothing besides',
    async () => {
      expect(noticed((await askRest(two)).faults)).toEqual([
        'getCompany',
        'listTemplates',
        'revokeApiKey',
      ]);
      // The gateway reads a company from the list. The key is gone by now, and activity names it.
      expect(noticed((await askGraph(two)).faults)).toEqual([
        'Query.securityEvents',
        'Query.templates',
      ]);
    },
    patienceMs,
  );
});
