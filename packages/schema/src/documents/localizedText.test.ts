import { expect, it } from 'vitest';

import { isLanguageTag, textIn, wordsIn } from './localizedText.ts';

it.each([
  ['Send', 'pl-PL', 'Send'],
  [{ 'en-US': 'Send', 'pl-PL': 'Wyślij' }, 'pl-PL', 'Wyślij'],
  [{ 'en-US': 'Send', 'pl-PL': 'Wyślij' }, 'pl', 'Wyślij'],
  [{ 'en-US': 'Send', 'pl-PL': 'Wyślij' }, 'de-DE', 'Send'],
  [{ 'pl-PL': 'Wyślij' }, 'de-DE', 'Wyślij'],
  [{}, 'de-DE', ''],
  [{ 'en-US': 'Send', 'pl-PL': ' ' }, 'pl-PL', 'Send'],
  [{ de: 'Senden', 'en-US': 'Send' }, 'de-AT', 'Senden'],
])('of %j in %s shows %s', (text, language, words) => {
  expect(textIn(text, language)).toBe(words);
});

it.each(['de', 'de-AT', 'sr-Latn', 'zh-Hant-TW', 'es-419'])('takes %s for a language', (tag) => {
  expect(isLanguageTag(tag)).toBe(true);
});

it.each(['DE', 'de_AT', 'deutsch', '', 'de-at', '__proto__'])('takes %j for none', (tag) => {
  expect(isLanguageTag(tag)).toBe(false);
});

it('does not take words in another language for words in this one', () => {
  expect(wordsIn({ 'en-US': 'Send' }, 'pl-PL')).toBeUndefined();
});
