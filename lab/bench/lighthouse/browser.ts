import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from 'playwright';

import { remembered } from '../../../e2e/stack/storage.ts';
import { findChromium } from '../../../scripts/machine/chromium.ts';
import { freePort } from '../../../scripts/machine/freePort.ts';
import type { Product } from './product.ts';

/** Milliseconds of the earlier visit, in which the app notes what it needs first. */
const visitMs = 6_000;

/**
 * A browser that Lighthouse reaches by its port. Whoever is logged in stays so: Lighthouse opens its
 * tab among ours and leaves local storage alone.
 */
export async function openBrowser() {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'hearback-bench-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      `--remote-debugging-port=${port}`,
    ],
  });

  return {
    port,

    /**
     * Leaves in the browser what a person's earlier visit of the page left: the session and what the app notes of the
     * page, or nothing. Lighthouse removes the files.
     */
    async remember({ origin, tokens }: Product, isLoggedIn: boolean, address: string) {
      const stored = isLoggedIn ? (remembered(origin, tokens).origins[0]?.localStorage ?? []) : [];
      const page = await context.newPage();
      // An empty page in the product's place: storage belongs to the address, and nothing runs there.
      await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
      await page.goto(origin);
      await page.evaluate((items) => {
        sessionStorage.clear();
        localStorage.clear();
        for (const { name, value } of items) localStorage.setItem(name, value);
      }, stored);
      if (isLoggedIn) {
        await page.unroute('**/*');
        await page.goto(address);
        await page.waitForTimeout(visitMs);
      }
      await page.close();
    },

    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
