import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * `npm run -w n8n-nodes-hearback build`: CommonJS in `dist`, as n8n loads it, with the package.json that is
 * published: `npm publish packages/n8n-nodes-hearback/dist`. An argument names another folder than `dist`.
 */
const here = import.meta.dirname;
const target = resolve(process.argv[2] ?? join(here, 'dist'));

rmSync(target, { recursive: true, force: true });
execFileSync('tsc', ['-p', join(here, 'tsconfig.build.json'), '--outDir', target], {
  stdio: 'inherit',
});
const {
  private: _,
  scripts: __,
  exports: ___,
  ...published
} = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as Record<string, unknown>;
writeFileSync(
  join(target, 'package.json'),
  `${JSON.stringify({ ...published, type: 'commonjs' }, null, 2)}\n`,
);
for (const file of ['README.md', 'LICENSE']) copyFileSync(join(here, file), join(target, file));
copyFileSync(join(here, '../app/public/icons/icon.svg'), join(target, 'hearback.svg'));
