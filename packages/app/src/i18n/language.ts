import { defaultLanguage, languages, type Language } from '@hearback/schema/limits';

const key = 'language';

export const isLanguage = (text: unknown): text is Language =>
  languages.some((language) => language === text);

/** The language a person chose in this browser; English otherwise. */
export function readLanguage(): Language {
  const stored = localStorage.getItem(key);
  return isLanguage(stored) ? stored : defaultLanguage;
}

export const storeLanguage = (language: Language) => localStorage.setItem(key, language);

/** Each language calls itself by its own name, so that a lost reader finds back. */
export const languageNames: Record<Language, string> = { 'en-US': 'English', 'pl-PL': 'Polski' };
