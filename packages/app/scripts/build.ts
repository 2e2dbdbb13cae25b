import { existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { execFileSync } from 'node:child_process';

import { build, mergeConfig, type Rolldown, type UserConfig } from 'vite';

import viteConfig from '../vite.config.ts';
import { drawScreens } from './prerender/drawScreens.ts';
import { writePages } from './prerender/writePages.ts';
import { buildVisitorPage } from './buildVisitorPage.ts';
import { planChunks } from './chunks/planChunks.ts';
import { compileMessages } from './compileMessages.ts';
import { compressFiles } from './compressFiles.ts';
import { writeNotices } from './notices.ts';

const app = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));

// Vite keeps its caches and reads its settings from here, wherever the command was given.
process.chdir(app);

// Turbo has made what is generated before it starts this.
if (!process.argv.includes('--no-codegen') && !process.env['TURBO_HASH']) {
  execFileSync(process.execPath, [`${root}scripts/codegen.ts`], { cwd: root, stdio: 'inherit' });
}
compileMessages();

// In development Vite serves the app, and the server the page of a code.
if (process.argv.includes('--visitor-page')) {
  await buildVisitorPage(app);
  process.exit();
}

rmSync(`${app}dist`, { recursive: true, force: true });
/** The settings of vite.config.ts, imported: loaded by Vite, its plugins would be modules of their own. */
const settingsWith = (more: UserConfig['build']) =>
  mergeConfig(viteConfig({ command: 'build', mode: 'production' }), {
    root: app,
    configFile: false,
    logLevel: 'warn',
    build: more,
  });
// Built twice: how the files are best cut can be read from a build alone.
const { output } = (await build(settingsWith({ write: false }))) as Rolldown.RolldownOutput;
const groups = planChunks(output, app);
await build(settingsWith({ rolldownOptions: { output: { codeSplitting: { groups } } } }));
writePages(`${app}dist/client`, await drawScreens(app));
if (existsSync(`${app}src/visitor/render.tsx`)) await buildVisitorPage(app);
writeNotices(`${app}dist/client/third-party-notices.txt`);
await compressFiles(`${app}dist/client`);
