import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { generate, kinds, uiSource, type Kind } from './generate.ts';
import { root } from './run.ts';

const execute = promisify(execFile);

// A folder with a dot is invisible to the package's own type check and stories.
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(uiSource, '.new-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('writes a component, a field and a widget that type-check as they are', async () => {
  const names: Record<Kind, string> = {
    component: 'PriceTag',
    field: 'TableField',
    widget: 'Tips',
  };
  const written = (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    generate(kind, names[kind], join(folder, names[kind])),
  );
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', include: [], files: written }),
  );

  await expect(
    execute(`${root}node_modules/.bin/tsc`, ['-p', join(folder, 'tsconfig.json')]),
  ).resolves.toMatchObject({ stdout: '' });
  expect(written.map((file) => basename(file))).toEqual(
    expect.arrayContaining(['PriceTag.stories.tsx', 'TableField.tsx', 'layOutTips.test.ts']),
  );
}, 60_000);

it('leaves no word of the template behind', () => {
  const files = generate('widget', 'PriceTag', join(folder, 'PriceTag'));
  const texts = files.map((file) => `${file}\n${readFileSync(file, 'utf8')}`);

  expect(
    texts.filter((text) => /Placeholder|packages\/ui/.test(text.slice(text.indexOf('\n')))),
  ).toEqual([]);
});

it('writes over nothing', () => {
  const target = join(folder, 'PriceTag');
  generate('component', 'PriceTag', target);

  expect(() => generate('component', 'PriceTag', target)).toThrow('EEXIST');
});
