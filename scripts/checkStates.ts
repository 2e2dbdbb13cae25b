import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

import { isOperated, owedStories } from './owedStories.ts';
import { readInterfaces } from './propsOf.ts';
import { root } from './run.ts';
import { sourceFiles } from './sourceFiles.ts';

/**
 * Every component has a story for each state that its props can bring it into, and each that people
 * operate is operated by keyboard.
 */
const files = sourceFiles('packages/ui/src/**/*.{ts,tsx}').filter(
  (file) => !/\.(stories|test|fixtures|css)\./.test(file),
);
const interfaces = readInterfaces(files.map((file) => readFileSync(`${root}${file}`, 'utf8')));

for (const file of files) {
  const stories = file.replace(/\.tsx$/, '.stories.tsx');
  if (stories === file || !existsSync(`${root}${stories}`)) continue;
  const text = readFileSync(`${root}${stories}`, 'utf8');
  const component = basename(file, '.tsx');
  const tests = globSync(`${root}${dirname(file)}/*.test.tsx`);
  const tried = [text, ...tests.map((test) => readFileSync(test, 'utf8'))].join('\n');
  if (isOperated(component, interfaces) && !/\.(keyboard|tab|type)\(/.test(tried)) {
    console.error(`${dirname(file)}: people operate it, and no story goes there by keyboard.`);
    process.exitCode = 1;
  }
  const names = [...text.matchAll(/^export const (\w+): Story\b/gm)].map(([, name = '']) => name);
  for (const state of owedStories(component, names, interfaces)) {
    console.error(`${dirname(file)}: its props allow ${state}, and no story shows it.`);
    process.exitCode = 1;
  }
}
