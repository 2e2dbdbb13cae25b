import { isLanguageTag } from '@hearback/schema/documents';
import { describe, expect, it } from 'vitest';

import { knownLanguages, languageFormat } from './languageFormat';

describe('languageFormat', () => {
  it('names a language as the reader does', () => {
    expect(languageFormat('en-US')('de')).toBe('German');
    expect(languageFormat('pl-PL')('de')).toBe('Niemiecki');
  });

  it('names the country only where it tells two apart', () => {
    const nameOf = languageFormat('en-US');

    expect(nameOf('pt-BR', ['en-US', 'pt-BR'])).toBe('Portuguese');
    expect(nameOf('pt-BR', ['pt-PT', 'pt-BR'])).toBe('Portuguese (Brazil)');
  });
});

describe('knownLanguages', () => {
  const known = knownLanguages('en-US');

  it('has more than the product speaks, in the order of their names', () => {
    const names = known.map(({ name }) => name);

    expect(names).toEqual(expect.arrayContaining(['German', 'Ukrainian', 'Portuguese (Brazil)']));
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en-US')));
  });

  it('offers nothing that a document would not take', () => {
    expect(known.filter(({ tag }) => !isLanguageTag(tag))).toEqual([]);
  });

  it('offers no language twice', () => {
    expect(new Set(known.map(({ name }) => name)).size).toBe(known.length);
  });
});
