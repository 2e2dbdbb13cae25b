// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

import { readLanguage, storeLanguage } from './language';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const browserSpeaks = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

it.each([
  [['pl'], 'pl-PL'],
  [['de-DE', 'pl-PL', 'en'], 'pl-PL'],
  [['en-GB', 'pl'], 'en-US'],
  [['de', 'fr-FR'], 'en-US'],
  [[], 'en-US'],
])('a browser of %j is spoken to in %s', (languages, spoken) => {
  browserSpeaks(...languages);
  expect(readLanguage()).toBe(spoken);
});

it('what a person chose comes first', () => {
  browserSpeaks('pl-PL');
  storeLanguage('en-US');
  expect(readLanguage()).toBe('en-US');
});
