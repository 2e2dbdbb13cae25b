import { fieldTypes, type FieldFacts } from '@hearback/schema/documents';
import { describe, expect, it, vi } from 'vitest';

import { everyLanguage } from './everyLanguage';
import type { AskedDetails, FormWords } from './words/FormWords';
import { english } from './words/english';

/** Those that visitors bring, by the European Union and its neighbours. */
const european = 'bg cs da de el en es et fi fr hr hu it lt lv nb nl pl pt ro sk sl sv uk'.split(
  ' ',
);

/** Said alike in both. */
const alike = new Set(['Text', 'Send', 'Excellent']);

const venue = 'Café Lipa ✓';
const details: AskedDetails[] = ['name', 'email', 'both', 'contact'];

/** Every text of a language, by what it is: with the values it has to hold. */
function textsOf({
  defaults,
  answers,
  board,
  rating,
  step,
  thanks,
  consent,
  ...plain
}: FormWords): Record<string, string> {
  const told = details.flatMap((asked) =>
    [true, false].map((hasReceipt) => [
      `consent ${asked} ${hasReceipt}`,
      consent({ company: venue, details: asked, hasReceipt }),
    ]),
  );
  return {
    ...plain,
    ...Object.fromEntries(told),
    ...Object.fromEntries(Object.entries(defaults).map(([key, text]) => [`default ${key}`, text])),
    ...Object.fromEntries(Object.entries(answers).map(([key, text]) => [`answers ${key}`, text])),
    ...Object.fromEntries(Object.entries(board).map(([key, text]) => [`board ${key}`, text])),
    'consent of nobody': consent({ company: undefined, details: 'name', hasReceipt: true }),
    rating: rating(7),
    step: step(7, 9),
    thanks: thanks(venue),
    'thanks of nobody': thanks(undefined),
  };
}

const inEnglish = textsOf(english);
const placeholdersOf = (text: string) => [
  ...(text.includes(venue) ? ['venue'] : []),
  ...(/\b7\b/.test(text) ? ['rating'] : []),
];
/** Scripts that no other language is written in. */
const scripts: Readonly<Record<string, RegExp>> = {
  bg: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  el: /\p{Script=Greek}/u,
};

it('has the words of every European language that visitors bring', () => {
  expect(Object.keys(everyLanguage).toSorted()).toEqual(european);
});

describe.each(Object.entries(everyLanguage))('what forms say in %s', (tag, words) => {
  const texts = textsOf(words);

  it('is all there, with the same values in it', () => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(inEnglish).toSorted());
    const faults = Object.entries(texts).filter(
      ([name, text]) =>
        text.trim() !== text ||
        /undefined|\$\{|^$/.test(text) ||
        String(placeholdersOf(text)) !== String(placeholdersOf(inEnglish[name] ?? '')),
    );
    expect(faults).toEqual([]);
  });

  it('names each detail in the sentence about it', () => {
    const told = details.map((asked) => texts[`consent ${asked} false`]);
    expect(new Set(told).size).toBe(details.length);
  });

  it('fits where English fits', () => {
    const long = Object.entries(texts).filter(
      ([name, text]) => text.length > Math.max(2 * (inEnglish[name] ?? '').length, 16),
    );
    expect(long).toEqual([]);
    expect(Object.values(words.defaults).every((text) => text.length <= 40)).toBe(true);
  });

  it.skipIf(tag === 'en')('is not English', () => {
    const same = Object.entries(texts).filter(
      ([name, text]) => text === inEnglish[name] && !alike.has(text),
    );
    expect(same).toEqual([]);
  });

  it('is written in its own script', () => {
    const own = scripts[tag] ?? /\p{Script=Latin}/u;
    const foreign = scripts[tag] ? /^$/ : /\p{Script=Cyrillic}|\p{Script=Greek}/u;
    const faults = Object.values(texts)
      .map((text) => text.replace(venue, ''))
      .filter((text) => /\p{L}/u.test(text) && (!own.test(text) || foreign.test(text)));
    expect(faults).toEqual([]);
  });
});

describe('the texts of a new form', () => {
  it('are the same in the form document and in the words of the product', () => {
    const labels = Object.values<FieldFacts>(fieldTypes).map(({ label }) => label);
    const inPolish = new Map(labels.map((label) => [label['en-US'], label['pl-PL']]));
    for (const [key, words] of Object.entries(everyLanguage['pl']?.defaults ?? {})) {
      expect(everyLanguage['en']?.defaults[key]).toBe(key);
      expect([key, words]).toEqual([key, inPolish.get(key)]);
    }
    // A type whose label is in none of them begins with English, but for the two that fieldTypes has.
    const known = Object.keys(everyLanguage['en']?.defaults ?? {});
    expect(known).toEqual(expect.arrayContaining(['How was it?', 'Tell us more', 'Send']));
  });

  it('are told apart in every language, so that each can be found again', () => {
    for (const { defaults } of Object.values(everyLanguage)) {
      expect(new Set(Object.values(defaults)).size).toBe(Object.keys(defaults).length);
    }
  });
});

it('brings one language at a time, and says English until it is there', async () => {
  // Other files of the worker may have loaded languages before.
  vi.resetModules();
  const words = await import('./words');
  expect(words.formWords('it').marked).toBe(english.marked);
  expect(words.defaultTexts('en-US', 'it')).toEqual({});
  await words.loadFormWords('it-IT');
  expect(words.formWords('it').marked).toBe('I campi con * sono obbligatori.');
  expect(words.formWords('fr').marked).toBe(english.marked);
  expect(words.defaultTexts('pl-PL', 'it')).toMatchObject({ 'Jak było?': 'Com’è andata?' });
  await words.loadFormWords('tlh');
  expect(words.formWords('tlh').marked).toBe(english.marked);
  words.addFormWords(everyLanguage);
  expect(words.formWords('no').marked).toBe('Felt merket med * må fylles ut.');
});
