import { defaultLanguage, languages, type Language } from '@hearback/schema/limits';

const key = 'language';

export const isLanguage = (text: unknown): text is Language =>
  languages.some((language) => language === text);

/** The language a person chose in this browser, else the browser's first that is one of ours, else English. */
export function readLanguage(): Language {
  const stored = localStorage.getItem(key);
  if (isLanguage(stored)) return stored;
  const primary = (tag: string) => tag.toLowerCase().split('-')[0];
  for (const wished of navigator.languages) {
    const found = languages.find((language) => primary(language) === primary(wished));
    if (found) return found;
  }
  return defaultLanguage;
}

export const storeLanguage = (language: Language) => localStorage.setItem(key, language);

/** Each language calls itself by its own name, so that a lost reader finds back. */
export const languageNames: Record<Language, string> = { 'en-US': 'English', 'pl-PL': 'Polski' };
