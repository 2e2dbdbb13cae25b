import type { WordsByLanguage } from '../../internal/useWords';

interface MoodWords {
  /** A day on which nobody wrote. */
  noComments: string;
}

/** The words of how comments sound. */
export const moodWords: WordsByLanguage<MoodWords> = {
  en: { noComments: 'No comments' },
  pl: { noComments: 'Bez komentarzy' },
};
