import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { buildDoor } from './buildDoor.ts';
import { root, run } from './run.ts';

/**
 * `npm run size`: what each door of ui costs beyond React, in compressed bytes, against the budgets
 * in .size-limit.json. A budget names what it builds: a door, or a door and one name of it.
 */
const budgets = JSON.parse(readFileSync(`${root}.size-limit.json`, 'utf8')) as {
  name: string;
  path: string;
}[];

for (const { name, path } of budgets) {
  const [door = '', only] = name.split(' ');
  await buildDoor({
    source: `export ${only === undefined ? '*' : `{ ${only} }`} from '${door}';`,
    file: { folder: join(root, dirname(path)), name: basename(path, '.js') },
    external: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'],
  });
}

// A budget counts one file: what a door needs at once has to be in it, what comes later may not be.
for (const { name, path } of budgets) {
  if (/^import\s?["']\.|\bfrom\s?["']\./m.test(readFileSync(join(root, path), 'utf8'))) {
    throw new Error(`${name} needs a second file at once, which its budget does not count.`);
  }
}

process.exitCode = await run('size-limit', []);
