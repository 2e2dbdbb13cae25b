import { expect, it } from 'vitest';

import { textIn } from './localizedText.ts';

it.each([
  ['Send', 'pl-PL', 'Send'],
  [{ 'en-US': 'Send', 'pl-PL': 'Wyślij' }, 'pl-PL', 'Wyślij'],
  [{ 'en-US': 'Send', 'pl-PL': 'Wyślij' }, 'pl', 'Wyślij'],
  [{ 'en-US': 'Send', 'pl-PL': 'Wyślij' }, 'de-DE', 'Send'],
  [{ 'pl-PL': 'Wyślij' }, 'de-DE', 'Wyślij'],
  [{}, 'de-DE', ''],
])('of %j in %s shows %s', (text, language, words) => {
  expect(textIn(text, language)).toBe(words);
});
