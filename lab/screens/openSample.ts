import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type Browser } from 'playwright';

import { sampleOwner, type Owner } from '../../e2e/stack/owner.ts';
import { startProcess } from '../../e2e/stack/process.ts';
import { findChromium } from '../../scripts/machine/chromium.ts';

/** The built product with its sample, and a browser to look at it. */
export interface OpenSample {
  /** Origin in the browser, and the product's configured origin. */
  origin: string;
  /** Real address of the server. */
  server: string;
  owner: Owner;
  browser: Browser;
  close: () => Promise<void>;
}

/** Origin shown in the pictures: a reserved domain. */
const shownOrigin = 'http://hearback.example';

/** Starts both, for whoever takes pictures. */
export async function openSample(): Promise<OpenSample> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearback-pictures-'));
  const stack = await startProcess('packages/gateway/src/main.ts', [], {
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: shownOrigin,
    RATE_LIMIT_FACTOR: '0',
    LOG_LEVEL: 'warn',
  });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--font-render-hinting=none',
      `--host-resolver-rules=MAP ${new URL(shownOrigin).host} ${new URL(stack.origin).host}`,
      // As behind TLS: what browsers keep for safe addresses is there.
      `--unsafely-treat-insecure-origin-as-secure=${shownOrigin}`,
    ],
  });
  return {
    origin: shownOrigin,
    server: stack.origin,
    owner: sampleOwner(stack),
    browser,
    close: async () => {
      await browser.close();
      await stack.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
