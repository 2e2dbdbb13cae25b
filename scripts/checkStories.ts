import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

import { root } from './run.ts';
import { sourceFiles } from './sourceFiles.ts';

/** Every component with a folder of its own has stories, a sentence for the docs, and no `className`. */
const problems: string[] = [];

for (const file of sourceFiles('packages/ui/src/**/*.tsx')) {
  const name = basename(file, '.tsx');
  if (basename(dirname(file)) !== name) continue;
  const stories = `${root}${dirname(file)}/${name}.stories.tsx`;
  if (!existsSync(stories)) {
    problems.push(`${file} has no ${name}.stories.tsx beside it.`);
    continue;
  }
  if (!/\/\*\*[\s\S]*?\*\/\s*(export default|const meta)/.test(readFileSync(stories, 'utf8'))) {
    problems.push(`${name}.stories.tsx says nothing about when to use ${name}.`);
  }
  const source = readFileSync(`${root}${file}`, 'utf8');
  const props = /export interface \w+Props[^{]*\{([\s\S]*?)\n\}/.exec(source)?.[1] ?? '';
  if (name !== 'Box' && /^\s*(className\??:|style\??: CSSProperties)/m.test(props)) {
    problems.push(`${file} takes className or style; only Box may.`);
  }
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
