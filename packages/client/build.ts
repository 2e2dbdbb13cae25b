import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * `npm run -w @hearback/client build`: JavaScript and declarations in `dist`, with the package.json that
 * is published: `npm publish packages/client/dist`. In the repository Node runs the TypeScript itself.
 * An argument names another folder than `dist`.
 */
const here = import.meta.dirname;
const target = resolve(process.argv[2] ?? join(here, 'dist'));

rmSync(target, { recursive: true, force: true });
execFileSync('tsc', ['-p', join(here, 'tsconfig.build.json'), '--outDir', target], {
  stdio: 'inherit',
});
const { name, version, description, license, type, sideEffects, engines, dependencies } =
  JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as Record<string, unknown>;
const published = {
  name,
  version,
  description,
  license,
  type,
  sideEffects,
  engines,
  dependencies,
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
};
writeFileSync(join(target, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
for (const file of ['README.md', 'LICENSE']) copyFileSync(join(here, file), join(target, file));
