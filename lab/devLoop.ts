import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { freePort } from '../scripts/machine/freePort.ts';
import { root } from '../scripts/run.ts';

/**
 * `npm run -w lab dev-loop`: starts `npm run dev` on an empty database, edits a file of each package by
 * writing it and by replacing it, and prints the seconds until the server or the app has the change.
 * Fails where a change is not followed. The files are put back.
 */
const edited = [
  'packages/api/src/company/companies.ts',
  'packages/durable-pglite/src/journal.ts',
  'packages/gateway/src/home.ts',
  'packages/print/src/codes/payloadOf.ts',
  'packages/schema/src/limits.ts',
  'packages/schema/src/graphql/help.graphql',
  'packages/app/src/features/help/asking/AskForHelp.graphql',
  'packages/app/src/visitor/render.tsx',
  'packages/app/src/features/help/HelpPage.tsx',
  'packages/ui/src/components/Button/Button.tsx',
];
const longestMs = 60_000;

const [port, appPort] = [await freePort(), await freePort()];
const dataDir = mkdtempSync(join(tmpdir(), 'hearback-dev-'));
const dev = spawn('npm', ['run', 'dev', '--', '--no-sample'], {
  cwd: root,
  env: { ...process.env, PORT: `${port}`, APP_PORT: `${appPort}`, DATA_DIR: dataDir },
  detached: true,
});
let printed = '';
for (const stream of [dev.stdout, dev.stderr]) {
  stream.on('data', (part: Buffer) => {
    printed += String(part);
  });
}

/** Seconds until something is so. */
async function secondsUntil(what: string, isSo: () => boolean | Promise<boolean>) {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > longestMs)
      throw new Error(`${what}: not followed.\n${printed}`);
    await wait(50);
  }
  return (performance.now() - began) / 1_000;
}

const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
const isReady = () => answers(`http://127.0.0.1:${port}/readyz`);

/** Edits a file, and waits until `npm run dev` has followed and the server answers. */
async function editAndWait(path: string, isReplaced: boolean, text: string) {
  const file = join(root, path);
  const isHot = /^packages\/(ui|app)\/.*\.tsx$/.test(path) && !path.includes('/visitor/');
  const mark = isHot ? 'hmr update' : '[dev] followed in';
  const from = printed.length;
  if (isReplaced) {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  } else {
    writeFileSync(file, text);
  }
  return secondsUntil(path, async () => printed.slice(from).includes(mark) && (await isReady()));
}

try {
  const first = await secondsUntil(
    'start',
    async () => (await isReady()) && (await answers(`http://localhost:${appPort}/`)),
  );
  console.log(`start: ${first.toFixed(1)} s`);
  // Vite sends hot updates of what a page has asked for.
  for (const path of edited.filter((one) => one.endsWith('.tsx') && !one.includes('/visitor/'))) {
    const address = path.startsWith('packages/app/')
      ? path.replace('packages/app/', '')
      : `@fs${root}${path}`;
    await answers(`http://localhost:${appPort}/${address}`);
  }
  for (const path of edited) {
    const before = readFileSync(join(root, path), 'utf8');
    const mark = path.endsWith('.graphql') ? '#' : '//';
    try {
      const written = await editAndWait(path, false, `${before}${mark} Written.\n`);
      const replaced = await editAndWait(path, true, `${before}${mark} Replaced.\n`);
      console.log(`${path}: written ${written.toFixed(1)} s, replaced ${replaced.toFixed(1)} s`);
    } finally {
      await editAndWait(path, false, before);
    }
  }
} finally {
  if (dev.pid !== undefined) process.kill(-dev.pid, 'SIGTERM');
  await wait(2_000);
  rmSync(dataDir, { recursive: true, force: true });
}
