import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { addExample } from './addExample.ts';
import { addExport } from './addExport.ts';
import { generate, kinds, uiSource, type Kind } from './generate.ts';
import { root, runOrExit } from './run.ts';

const isKind = (word: string | undefined): word is Kind => word !== undefined && word in kinds;

/** `npm run new component|field|widget <Name>`: the files of one, with stories and styles, its line in the door and its example. */
const [kind, name] = process.argv.slice(2);
if (!isKind(kind) || name === undefined || !/^[A-Z][A-Za-z0-9]+$/.test(name)) {
  console.error(
    `Say what and how it is called, like a class: npm run new ${Object.keys(kinds).join('|')} PriceTag`,
  );
  process.exit(1);
}

const { folder, door, from } = kinds[kind];
const target = join(uiSource, folder, name);
if (existsSync(target)) {
  console.error(`There is a ${relative(root, target)} already; nothing was written.`);
  process.exit(1);
}

const files = generate(kind, name, target);
const list = join(uiSource, door);
writeFileSync(list, addExport(readFileSync(list, 'utf8'), name, `${from}${name}/${name}`));
const changed = [...files, list];
if (kind !== 'widget') {
  const examples = join(uiSource, 'test/examples.tsx');
  writeFileSync(examples, addExample(readFileSync(examples, 'utf8'), name, kind));
  changed.push(examples);
}
await runOrExit('oxfmt', changed);

for (const file of changed) console.log(relative(root, file));
console.log(
  '\nNext: the sentences, the stories, npm run storybook. docs/recipes says what is expected.',
);
