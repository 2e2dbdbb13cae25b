import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';

/** Builds the page as the app is built, and serves it. */
export async function buildPage() {
  const outDir = mkdtempSync(join(tmpdir(), 'hearback-bench-editor-'));
  const settings = { root: import.meta.dirname, configFile: false, logLevel: 'error' } as const;
  await build({
    ...settings,
    plugins: [vanillaExtractPlugin(), react({ compiler: true })],
    build: { outDir, emptyOutDir: true },
  });
  const server = await preview({ ...settings, build: { outDir }, preview: { port: 0 } });
  const { port } = server.httpServer.address() as AddressInfo;

  return {
    address: `http://localhost:${port}/`,
    close: async () => {
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}
