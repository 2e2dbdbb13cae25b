import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from 'vite';

import type { RatingControl } from './probe.ts';
import { serveFiles } from './serveFiles.ts';
import { typebotAnswer } from './typebotAnswer.ts';

const folder = join(import.meta.dirname, 'peers');

/** A form that a third-party package renders. */
interface Peer {
  name: string;
  url: string;
  control: RatingControl;
}

const peers: readonly { key: string; packages: string[]; control: RatingControl }[] = [
  {
    key: 'surveyjs',
    packages: ['survey-react-ui', 'survey-core'],
    control: { input: (rating) => `input[type=radio][value="${rating}"]` },
  },
  {
    key: 'formbricks',
    packages: ['@formbricks/surveys'],
    control: { input: (rating) => `input[type=radio][value="${rating}"]` },
  },
  {
    key: 'typebot',
    packages: ['@typebot.io/js'],
    control: {
      host: 'typebot-standard',
      input: (rating) => `label:nth-child(${rating}) > input[type=radio]`,
    },
  },
];

const versionOf = (name: string): string => {
  const { version } = JSON.parse(
    readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'),
  ) as { version: string };
  return `${name} ${version}`;
};

/** They are no part of the product's own installation: whoever runs the bench waits for them, once. */
function install(): void {
  if (existsSync(join(folder, 'node_modules'))) return;
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The peers could not be installed.');
}

/** Builds a page for each peer as a business would, with Vite, and serves them packed by Brotli. */
export async function startPeers() {
  install();
  const out = mkdtempSync(join(tmpdir(), 'hearback-bench-visitor-'));
  const started: (Peer & { close: () => Promise<void> })[] = [];
  for (const { key, packages, control } of peers) {
    const outDir = join(out, key);
    await build({
      root: join(folder, key),
      configFile: false,
      logLevel: 'error',
      build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 10_000 },
    });
    const server = await serveFiles(outDir, typebotAnswer);
    started.push({
      name: packages.map(versionOf).join(' + '),
      url: server.url,
      control,
      close: server.close,
    });
  }
  return {
    peers: started satisfies readonly Peer[],
    close: async () => {
      for (const { close } of started) await close();
      rmSync(out, { recursive: true, force: true });
    },
  };
}
