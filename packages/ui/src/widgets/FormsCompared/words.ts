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
  /** The finding: forms whose likely ratings lie above, or below, those of all others. Either may be empty. */
  ranked: (best: string, worst: string) => string;
  alike: string;
  /** The finding: versions that clearly changed the average rating, each named with its form. */
  changed: (better: string, worse: string) => string;
  unchanged: string;
  versionOfForm: (version: number, form: string) => string;
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
    ranked: (best, worst) =>
      [best && `Clearly rated highest: ${best}.`, worst && `Clearly lowest: ${worst}.`]
        .filter(Boolean)
        .join(' '),
    alike: 'No form is clearly rated higher or lower than all others.',
    changed: (better, worse) =>
      [better && `Rated better than before: ${better}.`, worse && `Rated worse: ${worse}.`]
        .filter(Boolean)
        .join(' '),
    unchanged: 'No new version clearly changed the ratings.',
    versionOfForm: (version, form) => `version ${version} of ${form}`,
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
    ranked: (best, worst) =>
      [best && `Wyraźnie najwyżej oceniany: ${best}.`, worst && `Wyraźnie najniżej: ${worst}.`]
        .filter(Boolean)
        .join(' '),
    alike: 'Żaden formularz nie jest wyraźnie lepiej ani gorzej oceniany niż wszystkie inne.',
    changed: (better, worse) =>
      [better && `Oceniane lepiej niż przedtem: ${better}.`, worse && `Oceniane gorzej: ${worse}.`]
        .filter(Boolean)
        .join(' '),
    unchanged: 'Żadna nowa wersja wyraźnie nie zmieniła ocen.',
    versionOfForm: (version, form) => `wersja ${version} (${form})`,
    overlap: 'Gdzie pasma mocno się pokrywają, oceny formularzy mogą być takie same.',
    oneVersion: (forms) => `Dotąd jedna wersja: ${forms}. Po zmianie porównamy tu obie.`,
    showAll: (count) => `Pokaż wszystkie formularze (${count})`,
    showFirst: (count) => `Pokaż pierwsze ${count}`,
  },
};
