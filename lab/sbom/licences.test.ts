import { expect, it } from 'vitest';

import { refusedParts } from './licences.ts';
import { readParts } from './readParts.ts';
import { toCycloneDx } from './toCycloneDx.ts';

const part = (name: string, licence: string) => ({
  name,
  version: '1.0.0',
  licence,
  integrity: '',
});
const refused = (parts: ReturnType<typeof part>[]) => refusedParts(parts).map(({ name }) => name);

it('refuses what the product cannot be given on with', () => {
  const parts = [part('free', 'MIT'), part('copyleft', 'AGPL-3.0-only'), part('silent', '')];
  expect(refused(parts)).toEqual(['copyleft', 'silent']);
});

it('takes the best of a choice, and all of what belongs together', () => {
  const parts = [part('choice', '(GPL-3.0-only OR MIT)'), part('both', 'MIT AND GPL-3.0-only')];
  expect(refused(parts)).toEqual(['both']);
});

it('finds nothing of that kind in the product', () => {
  const names = readParts().map(({ name }) => name);
  expect(names).toContain('react');
  expect(names).toContain('hono');
  expect(names).not.toContain('vitest');
  // Optional peers of valibot and graphql-armor, which only development installs.
  expect(names).not.toContain('typescript');
  expect(names).not.toContain('@apollo/server');
  expect(refusedParts(readParts())).toEqual([]);
});

it('names a part for scanners, with the hash that npm checks', () => {
  const integrity = `sha512-${Buffer.from('abc').toString('base64')}`;
  const scoped = { ...part('@apollo/client', 'MIT'), integrity };
  expect(toCycloneDx('2.0.0', [scoped]).components).toEqual([
    {
      type: 'library',
      'bom-ref': 'pkg:npm/%40apollo/client@1.0.0',
      name: '@apollo/client',
      version: '1.0.0',
      purl: 'pkg:npm/%40apollo/client@1.0.0',
      hashes: [{ alg: 'SHA-512', content: '616263' }],
      licenses: [{ expression: 'MIT' }],
    },
  ]);
});
