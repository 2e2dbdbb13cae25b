import { describe, expect, it } from 'vitest';

import { listLabelled } from '../labelled/listLabelled.ts';
import { foldAccents } from '../stems.ts';
import { findTokens } from '../tokens.ts';
import { detectLanguage } from './detectLanguage.ts';
import { findPassages } from './findPassages.ts';
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

const passagesOf = (text: string, page?: string) =>
  findPassages(findTokens(text), page).map(({ language, tokens }) => [
    language,
    tokens.map((token) => token.text).join(' '),
  ]);

describe('the passages of a comment', () => {
  it('are in one language where it changes between clauses', () => {
    const expected = [
      ['en', 'Great coffee .'],
      ['other', 'Das Essen war sehr gut .'],
      ['pl', 'Obsługa fatalna'],
    ];
    const text = 'Great coffee. Das Essen war sehr gut. Obsługa fatalna';
    for (const page of [undefined, 'en-US', 'pl-PL']) {
      expect(passagesOf(text, page)).toEqual(expected);
    }
  });

  it.each([
    ['Great coffee i obsługa fatalna', ['en', 'pl']],
    ['Obsluga mila and the coffee was cold', ['pl', 'en']],
    ['Super kawa, aber die Bedienung war unfreundlich', ['pl', 'other']],
    ['Pierogi were delicious', ['en']],
    ['I loved the crème brûlée, and the café au lait', ['en']],
    ['Best pierogi and żurek in town', ['pl']],
    ['Basen z all inclusive i spa, byliśmy zadowoleni', ['pl']],
    ['Das Essen war sehr gut, leider etwas teuer', ['other']],
  ])('of "%s" are %j', (text, languages) => {
    expect(passagesOf(text).map(([language]) => language)).toEqual(languages);
  });

  it('are one for 99 of 100 comments in one language, and two for 88 of 100 in both', () => {
    const texts = { en: textsOf('en', 'held out'), pl: textsOf('pl', 'held out') };
    const one = [...texts.en, ...texts.pl];
    const whole = one.filter((text) => passagesOf(text).length === 1);
    expect(whole.length / one.length).toBeGreaterThanOrEqual(0.99);
    const cut = texts.en.filter((text, at) => {
      const parts = passagesOf(`${text.replace(/[.!?]*$/u, '.')} ${texts.pl[at] ?? ''}`);
      return parts.map(([language]) => language).join(' ') === 'en pl';
    });
    expect(cut.length / texts.en.length).toBeGreaterThanOrEqual(0.88);
  });

  it('are as the page is where the words fit both', () => {
    expect(passagesOf('super')).toEqual([['en', 'super']]);
    expect(passagesOf('super', 'pl-PL')).toEqual([['pl', 'super']]);
    expect(passagesOf('', 'pl-PL')).toEqual([]);
  });
});

describe('the groups of letters', () => {
  it('are what the development comments teach (node lab/letterGrams.ts)', () => {
    const learned = trainLetterGrams(textsOf('en', 'development'), textsOf('pl', 'development'));
    expect(grams).toEqual(learned);
  });
});
