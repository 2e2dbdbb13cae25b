import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { root } from '../run.ts';

const leftOut = new Set(['node_modules', 'dist', '.turbo']);

/** The installed packages, but for our own, which are those of the copy. */
function linkInstalled(copy: string): void {
  const installed = join(copy, 'node_modules');
  mkdirSync(join(installed, '@hearback'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@hearback' && !name.startsWith('.')) {
      symlinkSync(join(root, 'node_modules', name), join(installed, name));
    }
  }
  for (const name of readdirSync(join(root, 'packages'))) {
    symlinkSync(join(copy, 'packages', name), join(installed, '@hearback', name));
    const own = join(root, 'packages', name, 'node_modules');
    try {
      symlinkSync(own, join(copy, 'packages', name, 'node_modules'));
    } catch {
      // It has none.
    }
  }
}

/** A copy of the packages in a folder of its own, where they can be changed and compiled. */
export function makeScratchCopy() {
  const copy = mkdtempSync(join(tmpdir(), 'hearback-scratch-'));
  const filter = (path: string) => !leftOut.has(basename(path));
  for (const name of ['packages', 'scripts']) {
    cpSync(join(root, name), join(copy, name), { recursive: true, filter });
  }
  for (const name of ['package.json', 'tsconfig.base.json']) {
    cpSync(join(root, name), join(copy, name));
  }
  linkInstalled(copy);

  /** Runs an installed program in the copy, and answers what it printed. */
  const run = (program: string, args: readonly string[]): Promise<{ code: number; text: string }> =>
    new Promise((resolve) => {
      const child = spawn(join(root, 'node_modules/.bin', program), args, { cwd: copy });
      let text = '';
      const add = (part: Buffer) => {
        text += String(part);
      };
      child.stdout.on('data', add);
      child.stderr.on('data', add);
      child.on('close', (code) => resolve({ code: code ?? 1, text }));
    });

  return {
    folder: copy,
    run,
    /** Runs a test of this folder in the copy. */
    runTest: (name: string) => {
      writeFileSync(
        join(copy, 'vitest.config.ts'),
        `export default {
          resolve: { alias: [
            // As in packages/gateway/vitest.config.ts.
            { find: /^graphql$/, replacement: ${JSON.stringify(createRequire(import.meta.url).resolve('graphql'))} },
          ] },
          test: {
          include: ['scripts/fieldType/${name}'],
          globalSetup: ['packages/api/src/test/globalSetup.ts'],
          testTimeout: 60_000, hookTimeout: 120_000 } };`,
      );
      return run('vitest', ['run', '--config', 'vitest.config.ts']);
    },
    /** The files of a package that do not compile. */
    findErrors: async (name: string): Promise<string[]> => {
      const { text } = await run('tsc', [
        '-p',
        `packages/${name}`,
        '--noEmit',
        '--pretty',
        'false',
        // Four, the default, take a third more processor time than one, and other tests run beside it.
        '--checkers',
        '1',
      ]);
      const files = [...text.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file);
      return [...new Set(files)].toSorted();
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}
