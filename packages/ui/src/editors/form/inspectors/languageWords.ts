import type { WordsByLanguage } from '../../../internal/useWords';

interface LanguageWords {
  title: string;
  hint: string;
  complete: string;
  missing: (count: number) => string;
  edit: (language: string) => string;
  remove: (language: string) => string;
  more: string;
  add: string;
}

/** The words around the languages of a form. */
export const languageWords: WordsByLanguage<LanguageWords> = {
  en: {
    title: 'Languages',
    hint: 'Visitors get the language of their phone where all texts are there, else another whole one.',
    complete: 'All texts are there',
    missing: (count) => (count === 1 ? 'One text is missing' : `${count} texts are missing`),
    edit: (language) => `Edit the texts in ${language}`,
    remove: (language) => `Remove ${language}`,
    more: 'Another language',
    add: 'Add the language',
  },
  pl: {
    title: 'Języki',
    hint: 'Gość widzi formularz w języku telefonu, jeśli są w nim wszystkie teksty, a jeśli nie – w innym pełnym.',
    complete: 'Wszystkie teksty są gotowe',
    missing: (count) => (count === 1 ? 'Brakuje jednego tekstu' : `Brakuje ${count} tekstów`),
    edit: (language) => `Edytuj teksty: ${language}`,
    remove: (language) => `Usuń: ${language}`,
    more: 'Kolejny język',
    add: 'Dodaj język',
  },
};
