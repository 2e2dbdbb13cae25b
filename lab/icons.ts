import { writeFileSync } from 'node:fs';

import { drawIcons, iconFiles } from './drawIcons.ts';
import { root } from '../scripts/run.ts';

/** `npm run -w lab icons`: every drawing of packages/ui/src/icons/svg becomes a component beside it. */
for (const { file, drawings } of iconFiles()) {
  writeFileSync(root + file, await drawIcons(drawings));
  console.log(`${drawings.length} icons drawn in ${file}.`);
}
