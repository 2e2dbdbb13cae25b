import { describe, expect, it } from 'vitest';

import { namesOfLanguages } from './LanguageSwitch';

describe('the names of languages', () => {
  it('are each in the language itself, with a capital', () => {
    expect(namesOfLanguages(['en-US', 'pl-PL', 'de', 'uk', 'fr-FR', 'tr'])).toEqual([
      'English',
      'Polski',
      'Deutsch',
      'Українська',
      'Français',
      'Türkçe',
    ]);
  });

  it('say the region or the script where that tells two apart', () => {
    expect(namesOfLanguages(['en-GB', 'en-US', 'de'])).toEqual([
      'English (United Kingdom)',
      'English (United States)',
      'Deutsch',
    ]);
    expect(new Set(namesOfLanguages(['zh-Hans', 'zh-Hant'])).size).toBe(2);
  });

  it('are the letters themselves where nobody knows the language', () => {
    expect(namesOfLanguages(['not a language', 'pl-PL'])).toEqual(['not a language', 'Polski']);
  });
});
