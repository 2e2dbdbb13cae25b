import { describe, expect, it } from 'vitest';

import { foldAccents, stemPolish } from '../stems.ts';
import inflections from './inflectionsPl.json' with { type: 'json' };

const tables = Object.entries(inflections).map(([base, forms]) => ({
  base,
  forms: forms.split(' '),
}));

describe('the stem of a Polish word', () => {
  it.each(tables)('is one for all forms of $base', ({ base, forms }) => {
    const others = forms.filter((form) => stemPolish(form) !== stemPolish(base));
    expect(others).toEqual([]);
  });

  it.each(tables)('is the same for $base typed without accents', ({ base, forms }) => {
    // Without its accent, "zdjęć" cannot be told from a word that ends in c.
    const plain = forms.filter((form) => !form.endsWith('ć')).map(foldAccents);
    expect(new Set(plain.map(stemPolish))).toEqual(new Set([stemPolish(base)]));
  });

  it('is another for each word of the tables', () => {
    expect(new Set(tables.map(({ base }) => stemPolish(base))).size).toBe(tables.length);
  });

  it.each([
    ['kelner', 'kelnerka'],
    ['cena', 'ocena'],
    ['stolik', 'stół'],
    ['miły', 'milion'],
    ['kawa', 'kawior'],
    ['czysty', 'czas'],
    ['zimny', 'zima'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(stemPolish(one)).not.toBe(stemPolish(other));
  });

  it.each(['bar', 'spa', 'zły', 'ul', ''])('leaves the short word %j whole', (word) => {
    expect(stemPolish(word)).toBe(foldAccents(word));
  });
});
