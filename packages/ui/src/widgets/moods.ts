import type { WordsByLanguage } from '../internal/useWords';

type NpsGroup = 'promoter' | 'passive' | 'detractor';

/** The group of a rating from 1 to 10: 9 and 10 promote, 7 and 8 wait, the rest detract. */
export function npsGroupOf(rating: number): NpsGroup {
  if (rating >= 9) return 'promoter';
  return rating >= 7 ? 'passive' : 'detractor';
}

/** The predominant sentiment of comments; neutral if there is none. */
export type Mood = 'positive' | 'neutral' | 'negative';

interface MoodWords extends Record<Mood, string> {
  comments: (count: number) => string;
  /** Behind a share. */
  positiveOf: (count: number) => string;
}

const english = new Intl.NumberFormat('en-US');
const polish = new Intl.NumberFormat('pl-PL');
const polishPlural = new Intl.PluralRules('pl-PL');
const komentarze = { one: 'komentarz', few: 'komentarze' } as const;

/** Texts of a sentiment and of the number of comments. */
export const moodWords: WordsByLanguage<MoodWords> = {
  en: {
    positive: 'mostly positive',
    neutral: 'neutral or mixed',
    negative: 'mostly negative',
    comments: (count) => (count === 1 ? '1 comment' : `${english.format(count)} comments`),
    positiveOf: (count) =>
      `positive, of ${count === 1 ? '1 comment' : `${english.format(count)} comments`}`,
  },
  pl: {
    positive: 'głównie pozytywne',
    neutral: 'neutralne lub mieszane',
    negative: 'głównie negatywne',
    comments: (count) => {
      const form = polishPlural.select(count);
      return `${polish.format(count)} ${form === 'one' || form === 'few' ? komentarze[form] : 'komentarzy'}`;
    },
    positiveOf: (count) =>
      `pozytywnych, z ${polish.format(count)} ${count === 1 ? 'komentarza' : 'komentarzy'}`,
  },
};
