import { expect, it } from 'vitest';

import { includesPlain } from './plainText';

it('finds Polish names typed without accents, and plain names typed with them', () => {
  expect(includesPlain('Łódź, Piotrkowska', 'lodz')).toBe(true);
  expect(includesPlain('Żółty Słoń', 'ŻÓŁTY s')).toBe(true);
  expect(includesPlain('Lodz', 'łódź')).toBe(true);
});

it('does not mind a space too many, and still asks for every letter', () => {
  expect(includesPlain('Rynek 12', ' rynek ')).toBe(true);
  expect(includesPlain('Rynek 12', 'rynek 13')).toBe(false);
});
