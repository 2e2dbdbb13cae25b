import type { WordsByLanguage } from '../internal/useWords';

/** How most of some comments sound; neutral when none are most. */
export type Mood = 'positive' | 'neutral' | 'negative';

interface MoodWords extends Record<Mood, string> {
  comments: (count: number) => string;
}

const english = new Intl.NumberFormat('en-US');
const polish = new Intl.NumberFormat('pl-PL');
const polishPlural = new Intl.PluralRules('pl-PL');
const komentarze = { one: 'komentarz', few: 'komentarze' } as const;

/** How comments sound, and how many there are. */
export const moodWords: WordsByLanguage<MoodWords> = {
  en: {
    positive: 'mostly positive',
    neutral: 'neutral or mixed',
    negative: 'mostly negative',
    comments: (count) => (count === 1 ? '1 comment' : `${english.format(count)} comments`),
  },
  pl: {
    positive: 'głównie pozytywne',
    neutral: 'neutralne lub mieszane',
    negative: 'głównie negatywne',
    comments: (count) => {
      const form = polishPlural.select(count);
      return `${polish.format(count)} ${form === 'one' || form === 'few' ? komentarze[form] : 'komentarzy'}`;
    },
  },
};
