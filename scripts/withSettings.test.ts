import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { root } from './run.ts';

const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  scripts: Record<string, string>;
};

it('starts every command of the API with the settings of .env', () => {
  const ofTheApi = Object.entries(scripts).filter(([, line]) => line.includes('packages/api/src/'));

  expect(ofTheApi.map(([name]) => name)).toEqual(
    expect.arrayContaining(['migrate', 'backup', 'hearback', 'restore']),
  );
  const without = ofTheApi.filter(([, line]) => !line.startsWith('node scripts/withSettings.ts '));
  expect(without).toEqual([]);
});
