import { readFileSync } from 'node:fs';

import { findCrossedBoundary } from './boundaries.ts';
import { root } from './run.ts';
import { sourceFiles } from './sourceFiles.ts';

/** Every `from '…'` and `import('…')` of a file, type imports left out: they vanish at run time. */
const importsOf = (text: string): string[] =>
  [
    ...text.matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from '([^']+)'|\bimport\('([^']+)'\)/gm),
  ].map((match) => match[1] ?? match[2] ?? '');

let crossed = 0;
for (const file of sourceFiles('packages/*/src/**/*.{ts,tsx}')) {
  for (const from of importsOf(readFileSync(`${root}${file}`, 'utf8'))) {
    const reason = findCrossedBoundary(file, from);
    if (reason === undefined) continue;
    crossed += 1;
    console.error(`${file} imports '${from}': ${reason}.`);
  }
}
if (crossed > 0) process.exitCode = 1;
