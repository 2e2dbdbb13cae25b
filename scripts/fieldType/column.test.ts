import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { root } from '../run.ts';
import { applySteps, readRecipe } from './recipe.ts';
import { makeScratchCopy } from './scratchCopy.ts';

const steps = readRecipe(readFileSync(join(root, 'docs/recipes/add-a-column.md'), 'utf8'));

let copy: ReturnType<typeof makeScratchCopy>;
const timeout = 600_000;

beforeAll(() => {
  copy = makeScratchCopy();
}, timeout);
afterAll(() => copy.remove(), timeout);

it('is eight files for a column that people change and read', () => {
  expect(new Set(steps.map(({ path }) => path)).size).toBe(8);
  expect(steps).toHaveLength(8);
});

it('is written and read over REST, the graph and the download', { timeout }, async () => {
  applySteps(copy.folder, steps);
  expect(await copy.run('node', ['scripts/printSchema.ts'])).toEqual({ code: 0, text: '' });
  const { code, text } = await copy.runTest('column.scratch.ts');
  expect({ code, text: code === 0 ? '' : text }).toEqual({ code: 0, text: '' });
});
