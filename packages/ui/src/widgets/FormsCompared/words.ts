import type { WordsByLanguage } from '../../internal/useWords';

interface FormWords {
  form: string;
  version: string;
  versionOf: (version: number) => string;
  published: string;
  versionsOf: (form: string) => string;
  commentRate: string;
  change: string;
  noClearChange: string;
  better: string;
  worse: string;
  overlap: string;
  /** Forms that cannot be compared with themselves yet. */
  oneVersion: (forms: string) => string;
  showAll: (count: string) => string;
  showFirst: (count: string) => string;
}

/** The words of forms and their versions. */
export const formComparisonWords: WordsByLanguage<FormWords> = {
  en: {
    form: 'Form',
    version: 'Version',
    versionOf: (version) => `Version ${version}`,
    published: 'Published',
    versionsOf: (form) => `Versions of ${form}`,
    commentRate: 'With a comment',
    change: 'Since the version before',
    noClearChange: 'No clear change',
    better: 'better',
    worse: 'worse',
    overlap: 'Where bands overlap a lot, the forms may be rated alike.',
    oneVersion: (forms) => `One version so far: ${forms}. After an edit, both are compared here.`,
    showAll: (count) => `Show all ${count} forms`,
    showFirst: (count) => `Show the first ${count}`,
  },
  pl: {
    form: 'Formularz',
    version: 'Wersja',
    versionOf: (version) => `Wersja ${version}`,
    published: 'Opublikowano',
    versionsOf: (form) => `Wersje: ${form}`,
    commentRate: 'Z komentarzem',
    change: 'Od poprzedniej wersji',
    noClearChange: 'Bez wyraźnej zmiany',
    better: 'lepiej',
    worse: 'gorzej',
    overlap: 'Gdzie pasma mocno się pokrywają, oceny formularzy mogą być takie same.',
    oneVersion: (forms) => `Dotąd jedna wersja: ${forms}. Po zmianie porównamy tu obie.`,
    showAll: (count) => `Pokaż wszystkie formularze (${count})`,
    showFirst: (count) => `Pokaż pierwsze ${count}`,
  },
};
