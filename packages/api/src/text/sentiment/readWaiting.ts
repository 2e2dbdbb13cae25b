import type { Language } from '../language/detectLanguage.ts';
import { stemOf } from '../stems/stemOf.ts';
import type { Token } from '../tokens/findTokens.ts';
import type { Signal } from './findSignals.ts';

const words = {
  en: {
    wait: ['wait', 'queue', 'late', 'delay'],
    time: ['minutes', 'mins', 'hour', 'hours', 'days', 'weeks', 'months'],
    little: ['only', 'just', 'under', 'barely', 'no', 'without'],
  },
  pl: {
    wait: ['czekać', 'czekanie', 'kolejka', 'spóźnienie', 'opóźnienie'],
    time: [
      'minuta',
      'minuty',
      'minut',
      'godzina',
      'godziny',
      'dni',
      'tydzień',
      'tygodnie',
      'tygodni',
      'miesiące',
      'miesięcy',
    ],
    little: ['tylko', 'zaledwie', 'ledwie', 'niecałe', 'bez', 'raptem'],
  },
};

const stemsOf = (language: Language) => {
  const { wait, time, little } = words[language];
  const stems = (list: readonly string[]) => new Set(list.map((word) => stemOf(word, language)));
  return { wait: stems(wait), time: stems(time), little: stems(little) };
};

const known = { en: stemsOf('en'), pl: stemsOf('pl') };
const waited = -1.5;

/** Waiting that was measured is a complaint: nobody counts the minutes of a short wait. */
export function readWaiting(tokens: readonly Token[], language: Language): Signal[] {
  const { wait, time, little } = known[language];
  const stems = tokens.map(({ word }) => stemOf(word, language));
  const at = stems.findIndex((stem) => wait.has(stem));
  const isMeasured = at >= 0 && stems.some((stem) => time.has(stem));
  return isMeasured && !stems.some((stem) => little.has(stem)) ? [{ weight: waited, at }] : [];
}
