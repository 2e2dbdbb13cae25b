import { describe, expect, it } from 'vitest';

import { languageNames } from './languageNames';

describe('the names of languages', () => {
  it('are each in the language itself, with a capital', () => {
    expect(languageNames(['en-US', 'pl-PL', 'de', 'uk', 'fr-FR', 'tr'])).toEqual([
      'English',
      'Polski',
      'Deutsch',
      'Українська',
      'Français',
      'Türkçe',
    ]);
  });

  it('say the region or the script where that tells two apart', () => {
    expect(languageNames(['en-GB', 'en-US', 'de'])).toEqual([
      'English (United Kingdom)',
      'English (United States)',
      'Deutsch',
    ]);
    expect(new Set(languageNames(['zh-Hans', 'zh-Hant'])).size).toBe(2);
  });

  it('are the letters themselves where nobody knows the language', () => {
    expect(languageNames(['not a language', 'pl-PL'])).toEqual(['not a language', 'Polski']);
  });
});
