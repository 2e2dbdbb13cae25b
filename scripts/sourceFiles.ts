import { globSync } from 'node:fs';

import { root } from './run.ts';

/** Source files that match, relative to the root, without generated ones. */
export const sourceFiles = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).filter(
    (file) => !file.includes('generated'),
  );
