import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from 'playwright';
import { build, preview } from 'vite';

import { pagePolicy } from '../../../packages/gateway/src/site/securityHeaders.ts';
import { findChromium } from '../../../scripts/machine/chromium.ts';
import { watchPage } from '../editor/watchPage.ts';

/** Builds the page of this bench as the app is built, and opens it under the app’s own policy. */
export async function openBenchPage() {
  const outDir = mkdtempSync(join(tmpdir(), 'hearback-bench-codes-'));
  const settings = { root: import.meta.dirname, configFile: false, logLevel: 'error' } as const;
  await build({
    ...settings,
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
  const headers = { 'content-security-policy': pagePolicy({ hasWebAssembly: true }) };
  const server = await preview({ ...settings, build: { outDir }, preview: { port: 0, headers } });
  const { port } = server.httpServer.address() as AddressInfo;
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  const page = await browser.newPage();
  await page.goto(`http://localhost:${port}/`);
  await page.waitForFunction(() => 'bench' in window);

  return {
    page,
    watch: (happen: () => Promise<void>) => watchPage(page, happen),
    close: async () => {
      await browser.close();
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}
