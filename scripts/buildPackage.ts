import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

type Manifest = Record<string, unknown>;

/** The package.json of a library of ES modules as it is published. */
const toLibrary = ({
  name,
  version,
  description,
  license,
  type,
  sideEffects,
  engines,
  dependencies,
  peerDependencies,
}: Manifest): Manifest => ({
  name,
  version,
  description,
  license,
  type,
  sideEffects,
  engines,
  dependencies,
  peerDependencies,
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
});

/**
 * Builds what is published of a package from its `tsconfig.build.json`: into `dist`, or the folder that the program's
 * argument names. In the repository Node runs the TypeScript itself. Returns the folder.
 */
export function buildPackage(folder: string, toPublished = toLibrary): string {
  const target = resolve(process.argv[2] ?? join(folder, 'dist'));
  rmSync(target, { recursive: true, force: true });
  execFileSync('tsc', ['-p', join(folder, 'tsconfig.build.json'), '--outDir', target], {
    stdio: 'inherit',
  });
  const own = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(toPublished(own), null, 2)}\n`);
  for (const file of ['README.md', 'LICENSE']) copyFileSync(join(folder, file), join(target, file));
  return target;
}
