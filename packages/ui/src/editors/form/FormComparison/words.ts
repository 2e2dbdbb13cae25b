import type { WordsByLanguage } from '../../../internal/useWords';

interface ComparisonWords {
  changes: string;
  none: string;
  title: string;
  added: string;
  removed: string;
  moved: string;
  /** Sentence with the old and the new value. */
  became: (name: string, before: string, after: string) => string;
  another: (name: string) => string;
  /** A list of which words, members or order differ. */
  changed: (name: string) => string;
  quoted: (words: string) => string;
  nothing: string;
  on: string;
  off: string;
}

/** Texts of the comparison, besides those of the editor. */
export const comparisonWords: WordsByLanguage<ComparisonWords> = {
  en: {
    changes: 'What differs',
    none: 'Both are the same.',
    title: 'Title',
    added: 'Added',
    removed: 'Removed',
    moved: 'Moved to another place',
    became: (name, before, after) => `${name}: ${before} is now ${after}`,
    another: (name) => `${name}: another one`,
    changed: (name) => `${name}: changed`,
    quoted: (words) => `“${words}”`,
    nothing: 'nothing',
    on: 'yes',
    off: 'no',
  },
  pl: {
    changes: 'Co się różni',
    none: 'Oba są takie same.',
    title: 'Tytuł',
    added: 'Dodane',
    removed: 'Usunięte',
    moved: 'Przeniesione w inne miejsce',
    became: (name, before, after) => `${name}: było ${before}, jest ${after}`,
    another: (name) => `${name}: inny`,
    changed: (name) => `${name}: zmienione`,
    quoted: (words) => `„${words}”`,
    nothing: 'nic',
    on: 'tak',
    off: 'nie',
  },
};
