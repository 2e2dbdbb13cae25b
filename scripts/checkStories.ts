import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

import { root } from './run.ts';
import { sourceFiles } from './sourceFiles.ts';

/** Of its own: `onPress?: …`. By way of what it extends: every field's `onChange`. */
const takesCallbacks = /^ {2}on[A-Z]\w*\??:|Props extends FieldProps/m;

/**
 * Every component with a folder of its own has stories, a sentence for the docs, no `className`, and
 * someone who tries what a person can do with it.
 */
const problems: string[] = [];

for (const file of sourceFiles('packages/ui/src/**/*.tsx')) {
  const name = basename(file, '.tsx');
  if (basename(dirname(file)) !== name) continue;
  const stories = `${root}${dirname(file)}/${name}.stories.tsx`;
  if (!existsSync(stories)) {
    problems.push(`${file} has no ${name}.stories.tsx beside it.`);
    continue;
  }
  const text = readFileSync(stories, 'utf8');
  if (!/\/\*\*[\s\S]*?\*\/\s*(export default|const meta)/.test(text)) {
    problems.push(`${name}.stories.tsx says nothing about when to use ${name}.`);
  }
  const source = readFileSync(`${root}${file}`, 'utf8');
  const isTried =
    /\bplay:/.test(text) || globSync(`${root}${dirname(file)}/*.test.{ts,tsx}`).length > 0;
  if (takesCallbacks.test(source) && !isTried) {
    problems.push(`${file} answers to people, but neither a play function nor a test tries it.`);
  }
  const props = /export interface \w+Props[^{]*\{([\s\S]*?)\n\}/.exec(source)?.[1] ?? '';
  if (name !== 'Box' && /^\s*(className\??:|style\??: CSSProperties)/m.test(props)) {
    problems.push(`${file} takes className or style; only Box may.`);
  }
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
