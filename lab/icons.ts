import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

import { drawIcons } from './drawIcons.ts';
import { root } from '../scripts/run.ts';
import { sourceFiles } from '../scripts/sourceFiles.ts';

/** `npm run -w lab icons`: every drawing of packages/ui/src/icons/svg becomes a component beside it. */
const drawings = sourceFiles('packages/ui/src/icons/svg/*.svg').map((file): [string, string] => [
  basename(file, '.svg'),
  readFileSync(root + file, 'utf8'),
]);
writeFileSync(`${root}packages/ui/src/icons/icons.generated.tsx`, await drawIcons(drawings));
console.log(`${drawings.length} icons drawn.`);
