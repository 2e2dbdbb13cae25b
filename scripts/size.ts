import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { buildScript } from '../packages/app/scripts/buildScript.ts';
import { buildDoor } from './buildDoor.ts';
import type { Manifest } from '../packages/app/scripts/manifest.ts';
import { allScripts, lazyRoutes, ownScripts } from './routeFiles.ts';
import { root, run, runOrExit } from './run.ts';

/**
 * `npm run size`: what each door of ui costs beyond React, each script that visitors load, and each
 * screen of the built app, in compressed bytes, against the budgets in .size-limit.json. A budget names
 * what it builds: a door, a door and one name of it, or the file a script begins with. `route` goes
 * before the file of a screen: what it loads beyond the app's first scripts and the shell; `whole`
 * before one that counts with all it needs; ` + ` stands between a screen and the one around it.
 */
const budgets = JSON.parse(readFileSync(`${root}.size-limit.json`, 'utf8')) as {
  name: string;
  path: string;
}[];

const app = `${root}packages/app/`;
const screen = /^(route|whole) (.+)$/;

for (const { name, path } of budgets) {
  if (screen.test(name)) continue;
  if (name.startsWith('packages/app/')) {
    const entry = name.slice('packages/app/'.length);
    await buildScript({ app, entry, file: join(root, path) });
    continue;
  }
  const [door = '', only] = name.split(' ');
  await buildDoor({
    source: `export ${only === undefined ? '*' : `{ ${only} }`} from '${door}';`,
    file: { folder: join(root, dirname(path)), name: basename(path, '.js') },
    external: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'],
  });
}

const imported = /^import\s?["']\.\/([^"']+)|\bfrom\s?["']\.\/([^"']+)/gm;

/** A file of a door with every other that it needs at once; what is loaded later is not counted. */
function withNeeded(folder: string, file: string, seen = new Set<string>()): string {
  if (seen.has(file)) return '';
  seen.add(file);
  const text = readFileSync(join(folder, file), 'utf8');
  const needed = [...text.matchAll(imported)].map(([, alone, named]) => alone ?? named ?? '');
  return [text, ...needed.map((other) => withNeeded(folder, other, seen))].join('\n');
}

// A budget counts one file. A chunk shared by two lazy parts is a second file, so it is added here.
for (const { name, path } of budgets) {
  if (screen.test(name)) continue;
  const folder = join(root, dirname(path));
  writeFileSync(join(root, path), withNeeded(folder, basename(path)));
}

// From turbo's cache, when nothing has changed since.
const build = ['run', 'build', '--filter=@hearback/app', '--output-logs=errors-only'];
await runOrExit('turbo', build, { quiet: true });
const built = `${app}dist/client/`;
const manifest = JSON.parse(readFileSync(`${built}manifest.json`, 'utf8')) as Manifest;

/** Each screen's scripts into a folder of their own: a budget counts the files that it finds there. */
const counted = new Set<string>();
for (const { name, path } of budgets) {
  const [, extent, files = ''] = screen.exec(name) ?? [];
  if (extent === undefined) continue;
  const folder = join(root, dirname(path));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of files.split(' + ')) {
    counted.add(file);
    const scripts = extent === 'whole' ? allScripts(manifest, file) : ownScripts(manifest, file);
    for (const script of scripts) copyFileSync(built + script, join(folder, basename(script)));
  }
}

const forgotten = lazyRoutes(manifest).filter((file) => !counted.has(file));
if (forgotten.length > 0) {
  console.error(`.size-limit.json has no budget for ${forgotten.join(', ')}.`);
  process.exit(1);
}

process.exitCode = await run('size-limit', []);
