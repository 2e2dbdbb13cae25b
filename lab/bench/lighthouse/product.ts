import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { sampleOwner, type Tokens } from '../../../e2e/stack/owner.ts';
import { startProcess } from '../../../e2e/stack/process.ts';
import { freePort } from '../../../scripts/machine/freePort.ts';

/** A checkout's built product while it runs, with the sample café in it. */
export interface Product {
  origin: string;
  /** A session of the sample's owner that outlives the bench. */
  tokens: Tokens;
  /** Path of the sample's first published code. */
  visitorPath: string;
  close: () => Promise<void>;
}

interface Codes {
  results: readonly { slug: string; state: string }[];
}

/** Starts what is built in a checkout, whole, on its embedded database. */
export async function startProduct(checkout: string): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearback-bench-lighthouse-'));
  const port = String(await freePort());
  const running = await startProcess(resolve(checkout, 'packages/gateway/src/main.ts'), [], {
    PORT: port,
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '0',
    ACCESS_TTL: '86400',
  });
  const owner = sampleOwner(running);
  const { results } = await owner.ask<Codes>('GET', '/code/?page_size=0');
  const open = results.find(({ state }) => state === 'published');
  if (!open) throw new Error('The sample café has no open code, so there is no visitor page.');

  return {
    origin: running.origin,
    tokens: await owner.logIn(),
    visitorPath: `/r/${open.slug}`,
    close: async () => {
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
