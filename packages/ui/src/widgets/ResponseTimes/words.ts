import type { WordsByLanguage } from '../../internal/useWords';

interface ResponseTimeWords {
  responseTime: string;
  median: string;
  average: string;
  fastest: string;
  underSeconds: (to: string) => string;
  seconds: (from: string, to: string) => string;
  minutes: (from: string, to: string) => string;
  /** Cumulative share up to the end of a bin. */
  within: (share: string, time: string) => string;
  slow: (count: number) => string;
  longerThan: string;
}

const english = new Intl.NumberFormat('en-US');
const polish = new Intl.NumberFormat('pl-PL');
const polishRule = new Intl.PluralRules('pl-PL');

function slowInPolish(count: number): string {
  const written = polish.format(count);
  switch (polishRule.select(count)) {
    case 'one': {
      return '1 odpowiedź zajęła więcej niż 30 minut i nie jest tu liczona.';
    }
    case 'few': {
      return `${written} odpowiedzi zajęły więcej niż 30 minut i nie są tu liczone.`;
    }
    default: {
      return `${written} odpowiedzi zajęło więcej niż 30 minut i nie jest tu liczonych.`;
    }
  }
}

/** The words of how long people take. */
export const responseTimeWords: WordsByLanguage<ResponseTimeWords> = {
  en: {
    responseTime: 'Response time',
    median: 'Median',
    average: 'Average',
    fastest: 'Fastest',
    underSeconds: (to) => `under ${to} s`,
    seconds: (from, to) => `${from}–${to} s`,
    minutes: (from, to) => `${from}–${to} min`,
    within: (share, time) => `${share} took less than ${time}`,
    slow: (count) =>
      count === 1
        ? '1 answer took longer than 30 minutes and is not counted here.'
        : `${english.format(count)} answers took longer than 30 minutes and are not counted here.`,
    longerThan: 'over 30 min',
  },
  pl: {
    responseTime: 'Czas odpowiedzi',
    median: 'Mediana',
    average: 'Średnia',
    fastest: 'Najszybsza',
    underSeconds: (to) => `poniżej ${to} s`,
    seconds: (from, to) => `${from}–${to} s`,
    minutes: (from, to) => `${from}–${to} min`,
    within: (share, time) => `${share} zajęło mniej niż ${time}`,
    slow: slowInPolish,
    longerThan: 'ponad 30 min',
  },
};
