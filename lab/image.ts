import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { startProcess } from '../e2e/stack/process.ts';
import { root } from '../scripts/run.ts';

/**
 * `npm run -w lab image`: the steps of deploy/Dockerfile as plain commands in an empty folder, where no
 * container engine is: what is installed and copied, its size, and whether it starts. Build before. Fails
 * when it has grown.
 */
const folder = mkdtempSync(join(tmpdir(), 'hearback-image-'));
const dockerfile = readFileSync(`${root}deploy/Dockerfile`, 'utf8').replaceAll(/\\\n\s*/g, '');
const stages = dockerfile.split(/^FROM .*$/m).slice(1);
const [, dependencies = '', last = ''] = stages;

const inImage = (path: string) => join(folder, path.replace('/hearback', ''));

/** Files in .dockerignore are not in the build context. */
const ignored = readFileSync(`${root}.dockerignore`, 'utf8').split('\n').filter(Boolean);
const isTest = (path: string) => ignored.includes('**/*.test.ts') && path.endsWith('.test.ts');

function copy(from: string, to: string) {
  const source = `${root}${from.replace('/hearback/', '')}`;
  if (!existsSync(source)) throw new Error(`${source} is not there: npm run build makes it.`);
  const target = to.endsWith('/') ? join(inImage(to), from.split('/').at(-1) ?? '') : inImage(to);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(source, target, { recursive: true, filter: (path) => !isTest(path) });
}

/** The size limit of the image beside Node's own, in megabytes. */
const mostMegabytes = 180;

const megabytes = (path: string): number => {
  const [kilobytes = '0'] = execFileSync('du', ['-sk', path], { encoding: 'utf8' }).split('\t');
  return Math.round(Number(kilobytes) / 1_024);
};

try {
  for (const [, paths = '', to = ''] of dependencies.matchAll(/^COPY (.+) (\S+)$/gm)) {
    for (const path of paths.split(' ')) copy(path, to);
  }
  for (const [, command = ''] of dependencies.matchAll(/^RUN (.+)$/gm)) {
    execFileSync('sh', ['-c', command], { cwd: folder, stdio: 'inherit' });
  }
  for (const [, from = '', to = ''] of last.matchAll(/^COPY --from=build (\S+) (\S+)$/gm)) {
    copy(from, to);
  }

  const parts = ['node_modules', ...globSync('packages/*', { cwd: folder })];
  for (const part of parts) console.log(`${part}: ${megabytes(join(folder, part))} MB`);
  const whole = megabytes(folder);
  console.log(`In all beside Node's own image: ${whole} MB`);
  if (whole > mostMegabytes) throw new Error(`That is more than ${mostMegabytes} MB.`);

  const dataDir = mkdtempSync(join(tmpdir(), 'hearback-image-data-'));
  const product = await startProcess(
    join(folder, 'packages/gateway/src/main.ts'),
    ['--no-sample'],
    {
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
    },
  );
  const { status } = await fetch(`${product.origin}/readyz`);
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
  if (status !== 200) throw new Error(`It starts and answers ${status}.`);
  console.log('It starts, and is ready.');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
