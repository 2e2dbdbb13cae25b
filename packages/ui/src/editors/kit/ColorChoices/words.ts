import type { WordsByLanguage } from '../../../internal/useWords';

interface ColorChoiceWords {
  inDocument: string;
  recent: string;
}

/** What the groups of colours are called. */
export const colorChoiceWords: WordsByLanguage<ColorChoiceWords> = {
  en: { inDocument: 'In this document', recent: 'Used lately' },
  pl: { inDocument: 'W tym dokumencie', recent: 'Ostatnio użyte' },
};
