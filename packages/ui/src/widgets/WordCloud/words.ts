import type { WordsByLanguage } from '../../internal/useWords';

interface CloudWords {
  word: string;
  comments: string;
  mood: string;
  /** What is heard and shown of a word. */
  describe: (word: string, comments: string, mood: string) => string;
  legend: string;
  drawn: (drawn: number, all: number) => string;
}

/** The words of a cloud of words. */
export const cloudWords: WordsByLanguage<CloudWords> = {
  en: {
    word: 'Word',
    comments: 'Comments',
    mood: 'Mood',
    describe: (word, comments, mood) => `${word}, in ${comments}, ${mood}`,
    legend: 'The larger a word, the more comments it stands in.',
    drawn: (drawn, all) => `${drawn} of ${all} words have room here. The table has them all.`,
  },
  pl: {
    word: 'Słowo',
    comments: 'Komentarze',
    mood: 'Wydźwięk',
    describe: (word, comments, mood) => `${word}: ${comments}, ${mood}`,
    legend: 'Im większe słowo, tym w większej liczbie komentarzy występuje.',
    drawn: (drawn, all) => `Mieści się tu ${drawn} z ${all} słów. Tabela zawiera wszystkie.`,
  },
};
