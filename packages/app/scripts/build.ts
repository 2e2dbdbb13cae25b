import { existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { execFileSync } from 'node:child_process';

import { build } from 'vite';

import { writePages } from './ahead/writePages.ts';
import { buildVisitorPage } from './buildVisitorPage.ts';
import { compileMessages } from './compileMessages.ts';
import { compressFiles } from './compressFiles.ts';

const app = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));

// Vite keeps its caches and reads its settings from here, wherever the command was given.
process.chdir(app);

// Turbo has made what is generated before it starts this.
if (!process.argv.includes('--no-codegen') && !process.env['TURBO_HASH']) {
  execFileSync(process.execPath, [`${root}scripts/codegen.ts`], { cwd: root, stdio: 'inherit' });
}
compileMessages();

rmSync(`${app}dist`, { recursive: true, force: true });
await build({ root: app, configFile: `${app}vite.config.ts`, logLevel: 'warn' });
writePages(`${app}dist/client`);
if (existsSync(`${app}src/visitor/render.tsx`)) await buildVisitorPage(app);
await compressFiles(`${app}dist/client`);
