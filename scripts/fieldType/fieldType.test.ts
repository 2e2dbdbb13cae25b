import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { root } from '../run.ts';
import { applySteps, readRecipe } from './recipe.ts';
import { makeScratchCopy } from './scratchCopy.ts';

const steps = readRecipe(readFileSync(join(root, 'docs/recipes/add-a-field-type.md'), 'utf8'));
const ofPackage = (name: string) =>
  steps.filter(({ path }) => path.startsWith(`packages/${name}/`));

let copy: ReturnType<typeof makeScratchCopy>;
const timeout = 600_000;

beforeAll(() => {
  copy = makeScratchCopy();
}, timeout);
afterAll(() => copy.remove(), timeout);

it('is six files for a type that a visitor answers', () => {
  expect(new Set(steps.map(({ path }) => path)).size).toBe(6);
  expect(steps).toHaveLength(6);
});

it(
  'does not compile where a type is known and a package says nothing of it',
  { timeout },
  async () => {
    applySteps(copy.folder, ofPackage('schema'));
    const [schema, ui] = await Promise.all([copy.findErrors('schema'), copy.findErrors('ui')]);
    expect(schema).toEqual([]);
    expect(ui).toEqual([
      'packages/ui/src/editors/form/fields/editing.ts',
      'packages/ui/src/forms/fields/looks.ts',
    ]);
  },
);

it(
  'does not compile where schema does not say how its answers are judged',
  { timeout },
  async () => {
    const path = join(copy.folder, 'packages/schema/src/documents/fields/fieldTypes.ts');
    const whole = readFileSync(path, 'utf8');
    writeFileSync(path, whole.replace('  fax: faxAnswer,\n', ''));
    const errors = await copy.findErrors('schema');
    writeFileSync(path, whole);
    expect(errors).toContain('packages/schema/src/documents/fields/fieldTypes.ts');
  },
);

it('compiles in every package, and takes, finds and forgets an answer', { timeout }, async () => {
  applySteps(copy.folder, ofPackage('ui'));
  for (const pair of [
    ['ui', 'api'],
    ['gateway', 'app'],
  ]) {
    const errors = await Promise.all(pair.map((name) => copy.findErrors(name)));
    expect(errors.flat()).toEqual([]);
  }

  const { code, text } = await copy.runTest('answer.scratch.ts');
  expect({ code, text: code === 0 ? '' : text }).toEqual({ code: 0, text: '' });
});
