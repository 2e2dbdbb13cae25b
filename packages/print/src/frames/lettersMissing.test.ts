import { expect, it } from 'vitest';

import { lettersMissing } from './wrapText.ts';

it.each([['Zażółć gęślą jaźń, 5 € – „tak”…\r\n\tNext line'], ['Zażółć'.normalize('NFD')], ['']])(
  'misses nothing in %o',
  (text) => {
    expect(lettersMissing(text)).toEqual([]);
  },
);

it('names each letter that no face has, once', () => {
  expect(lettersMissing('★ Ω ☕ Привет ★')).toEqual(['★', 'Ω', '☕', ...'Привет']);
});
