import { readFileSync } from 'node:fs';

import { root } from './run.ts';

const { exports } = JSON.parse(readFileSync(`${root}packages/ui/package.json`, 'utf8')) as {
  exports: Record<string, string>;
};

/** The public doors of ui by name: `@hearback/ui`, `@hearback/ui/forms` and so on. */
export const doors = Object.keys(exports).map((path) => path.replace('.', '@hearback/ui'));
