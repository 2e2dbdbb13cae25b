import { readFileSync } from 'node:fs';

import { findPatterns, findSlowness } from './patterns.ts';
import { root } from './run.ts';
import { sourceFiles } from './sourceFiles.ts';

/** Files of tests and stories, which meet no input. */
const unshipped = /\.(?:test|stories|fixtures)\.tsx?$|\/test\//;

/** The pattern is a setting of whoever builds the app, and meets host names alone. */
const fromSettings = new Set(['packages/app/src/shell/Footer.tsx']);

const judged = new Map<string, Promise<string | undefined>>();
let faults = 0;
const report = (file: string, line: number, sentence: string) => {
  faults += 1;
  console.error(`${file}:${line}: ${sentence}`);
};

for (const file of sourceFiles('packages/*/src/**/*.{ts,tsx}')) {
  if (unshipped.test(file)) continue;
  const { patterns, built } = findPatterns(file, readFileSync(`${root}${file}`, 'utf8'));
  for (const line of fromSettings.has(file) ? [] : built) {
    report(file, line, 'write the pattern as a literal, so that its time can be judged.');
  }
  for (const pattern of patterns) {
    const written = `/${pattern.source}/${pattern.flags}`;
    const judgement = judged.get(written) ?? findSlowness(pattern);
    judged.set(written, judgement);
    const slowness = await judgement;
    if (slowness) report(file, pattern.line, `${written} is not linear: ${slowness}.`);
  }
}
console.log(`${judged.size} regular expressions, ${faults} faults`);
if (faults > 0) process.exitCode = 1;
