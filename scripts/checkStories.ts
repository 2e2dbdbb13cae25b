import { readFileSync } from 'node:fs';

import { root } from './run.ts';
import { sourceFiles } from './sourceFiles.ts';
import { findStoryProblems } from './stories.ts';

/**
 * Every component that a door gives out or that has a folder of its own says what it is for, has stories with
 * a paragraph for the docs, is tried by somebody, and takes no look from outside.
 */
const problems = findStoryProblems(
  new Map(
    sourceFiles('packages/ui/src/**/*.{ts,tsx}').map((file) => [
      file,
      readFileSync(`${root}${file}`, 'utf8'),
    ]),
  ),
);

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
