import { fieldTypes, starters, textsOf } from '@hearback/schema/documents';
import { describe, expect, it } from 'vitest';

import { loadStarterTexts, starterDefaults, starterLanguages } from './starterTexts';

const pairs = starters
  .flatMap(({ document }) => textsOf(document))
  .filter((text) => typeof text === 'object')
  .map((text) => [text['en-US'] ?? '', text['pl-PL'] ?? ''] as const);
/** Those that every form begins with are with the words of forms. */
const everywhere = new Set<string>(Object.values(fieldTypes).map(({ label }) => label['en-US']));
const own = new Map(pairs.filter(([text]) => !everywhere.has(text)));

const lines = (text: string) => text.split('\n').length;

it('speak the languages that visitors bring', () => {
  expect(starterLanguages.length).toBeGreaterThanOrEqual(23);
});

describe.each(starterLanguages)('the starters in %s', (tag) => {
  it('are all there, line by line, of the same length about, and not in English', async () => {
    const texts = await loadStarterTexts(tag);
    expect(Object.keys(texts).toSorted()).toEqual([...own.keys()].toSorted());
    const faults = Object.entries(texts).filter(
      ([text, words]) =>
        words.trim() !== words ||
        words === '' ||
        words === text ||
        lines(words) !== lines(text) ||
        words.length > Math.max(2 * text.length, 16),
    );
    expect(faults).toEqual([]);
    expect(new Set(Object.values(texts)).size).toBe(own.size);
  });
});

it('say in Polish what they say when they are opened', async () => {
  expect(await loadStarterTexts('pl-PL')).toEqual(Object.fromEntries(own));
});

it('lead from any language to any other', async () => {
  const key = 'How was it today?';
  expect((await starterDefaults('en-US', 'de'))[key]).toBe('Wie war es heute?');
  expect((await starterDefaults('pl-PL', 'de'))['Jak było dzisiaj?']).toBe('Wie war es heute?');
  expect((await starterDefaults('de', 'en-GB'))['Wie war es heute?']).toBe(key);
  expect(await starterDefaults('tlh', 'de')).toEqual({});
  expect(await starterDefaults('en-US', 'tlh')).toEqual({});
});
