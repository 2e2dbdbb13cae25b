import { describe, expect, it } from 'vitest';

import { listLabelled } from '../labelled/listLabelled.ts';
import { foldAccents } from '../stems.ts';
import { detectLanguage } from './detectLanguage.ts';
import grams from './letterGrams.json' with { type: 'json' };
import { trainLetterGrams } from './trainLetterGrams.ts';

const textsOf = (language: 'en' | 'pl', part: string) =>
  listLabelled(language).flatMap((each) => (each.part === part ? [each.text] : []));

const shareRight = (language: 'en' | 'pl', change: (text: string) => string, page?: string) => {
  const texts = textsOf(language, 'held out');
  return (
    texts.filter((text) => detectLanguage(change(text), page) === language).length / texts.length
  );
};

describe('the language of a comment', () => {
  it.each(['en', 'pl'] as const)('is told for 97 of 100 comments never seen (%s)', (language) => {
    expect(shareRight(language, (text) => text)).toBeGreaterThanOrEqual(0.97);
    expect(shareRight(language, foldAccents)).toBeGreaterThanOrEqual(0.97);
  });

  it('is told against the language of the page', () => {
    expect(shareRight('en', (text) => text, 'pl-PL')).toBeGreaterThanOrEqual(0.95);
    expect(shareRight('pl', (text) => text, 'en-US')).toBeGreaterThanOrEqual(0.95);
  });

  it('is the page’s where the words fit both', () => {
    expect(detectLanguage('super')).toBe('unknown');
    expect(detectLanguage('super', 'pl-PL')).toBe('pl');
    expect(detectLanguage('super', 'en-US')).toBe('en');
  });

  it.each(['', '👍👍', '10/10'])('is unknown for %j', (text) => {
    expect(detectLanguage(text, 'pl-PL')).toBe('unknown');
  });

  it.each([
    'Все отлично',
    'Très bien, merci à vous',
    'Das Essen war sehr gut, wir waren zufrieden',
    'La comida estaba muy bien, gracias por todo',
  ])('is another one for %j', (text) => {
    expect(detectLanguage(text, 'pl-PL')).toBe('other');
  });
});

describe('the groups of letters', () => {
  it('are what the development comments teach (node lab/letterGrams.ts)', () => {
    const learned = trainLetterGrams(textsOf('en', 'development'), textsOf('pl', 'development'));
    expect(grams).toEqual(learned);
  });
});
