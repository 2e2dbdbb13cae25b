import type { WordsByLanguage } from '../../../internal/useWords';

interface LanguageWords {
  title: string;
  hint: string;
  complete: string;
  missing: (count: number) => string;
  /** Number of translations whose source text has changed. */
  stale: (count: number) => string;
  main: string;
  mainHint: string;
  mainMark: string;
  allRight: (language: string) => string;
  edit: (language: string) => string;
  remove: (language: string) => string;
  more: string;
  add: string;
  noDefaults: string;
}

/** Texts of the language settings. */
export const languageWords: WordsByLanguage<LanguageWords> = {
  en: {
    title: 'Languages',
    hint: 'Visitors get the language of their phone where all texts are there, else another whole one.',
    complete: 'All texts are there',
    missing: (count) => (count === 1 ? 'One text is missing' : `${count} texts are missing`),
    stale: (count) => (count === 1 ? 'One translation to check' : `${count} translations to check`),
    main: 'Main language',
    mainHint:
      'You write in it first. When a text changes in it, its translations are marked to be checked.',
    mainMark: 'Main language',
    allRight: (language) => `All still right: ${language}`,
    edit: (language) => `Edit the texts in ${language}`,
    remove: (language) => `Remove ${language}`,
    more: 'Another language',
    add: 'Add the language',
    noDefaults:
      'Our own texts in this language could not be loaded: its texts are empty. Remove the language and add it again once you are online.',
  },
  pl: {
    title: 'Języki',
    hint: 'Gość widzi formularz w języku telefonu, jeśli są w nim wszystkie teksty, a jeśli nie – w innym pełnym.',
    complete: 'Wszystkie teksty są gotowe',
    missing: (count) => (count === 1 ? 'Brakuje jednego tekstu' : `Brakuje ${count} tekstów`),
    stale: (count) =>
      count === 1 ? 'Jedno tłumaczenie do sprawdzenia' : `Tłumaczenia do sprawdzenia: ${count}`,
    main: 'Język główny',
    mainHint:
      'W nim piszesz najpierw. Gdy tekst się w nim zmieni, jego tłumaczenia zostaną oznaczone do sprawdzenia.',
    mainMark: 'Język główny',
    allRight: (language) => `Wszystkie nadal dobre: ${language}`,
    edit: (language) => `Edytuj teksty: ${language}`,
    remove: (language) => `Usuń: ${language}`,
    more: 'Kolejny język',
    add: 'Dodaj język',
    noDefaults:
      'Nie udało się wczytać naszych tekstów w tym języku: jego teksty są puste. Usuń język i dodaj go ponownie, gdy będzie sieć.',
  },
};
