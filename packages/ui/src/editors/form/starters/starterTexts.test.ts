import {
  type FieldFacts,
  fieldTypes,
  FormDocument,
  type LocalizedText,
  scaleTexts,
  starters,
  textsOf,
} from '@hearback/schema/documents';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { english } from '../../../forms/words/english';
import { loadStarterTexts, starterDefaults, starterLanguages } from './starterTexts';

/** A form with a new field of every type, each option seen. */
const fresh = v.parse(FormDocument, {
  title: 'new',
  fields: Object.entries<FieldFacts>(fieldTypes).map(([type, { begins }]) => ({
    type,
    id: type,
    ...begins,
    ...(type === 'choice' && { other: true }),
  })),
});
const pairs = [
  ...textsOf(fresh),
  ...Object.values(scaleTexts).flatMap((texts): LocalizedText[] => Object.values(texts)),
  ...starters.flatMap(({ document }) => textsOf(document)),
]
  .filter((text) => typeof text === 'object')
  .map((text) => [text['en-US'] ?? '', text['pl-PL'] ?? ''] as const);
/** Those of the specification's fields are with the words of forms. */
const everywhere = new Set(Object.keys(english.defaults));
/** Words that are English and those of another language. */
const alike = new Set(['No', 'Service']);
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
        (words === text && !alike.has(text)) ||
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
