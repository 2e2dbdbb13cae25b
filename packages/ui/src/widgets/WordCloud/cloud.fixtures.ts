import type { Mood } from '../moods';
import type { CloudWord } from './measureWords';

const spoken: Readonly<Record<Mood, string>> = {
  positive:
    'coffee friendly cake tasty terrace quick smile cosy fresh music warm lovely service helpful breakfast croissant view perfect recommend team generous sunny playground delicious espresso barista clean welcoming favourite pastry sandwich vegan honest calm sourdough',
  neutral:
    'table morning menu card counter children dog weekend lunch window receipt app tram parking order cup sugar milk oat corner station bench umbrella book laptop plug lamp plant door street market bakery tea juice',
  negative:
    'queue cold waiting expensive noisy toilet slow crowded dirty draughty stale sticky rude forgotten burnt mistake dark broken chair smoke watery small bitter payment closed late wasp confusing flies spilled soggy unclear',
};

/** What a café's guests write, as words are spread: few stand often, many stand seldom. */
export const hundredWords: readonly CloudWord[] = Object.entries(spoken)
  .flatMap(([sentiment, words]) =>
    words.split(' ').map((word, index) => ({
      word,
      count: Math.max(1, Math.round(184 / (index + 1) ** (sentiment === 'positive' ? 0.9 : 1.2))),
      sentiment: sentiment as Mood,
    })),
  )
  .toSorted((a, b) => b.count - a.count || a.word.localeCompare(b.word, 'en'))
  .slice(0, 100);

/** The same café in Polish. */
export const polishWords: readonly CloudWord[] = [
  { word: 'kawa', count: 48, sentiment: 'positive' },
  { word: 'obsługa', count: 37, sentiment: 'positive' },
  { word: 'kolejka', count: 21, sentiment: 'negative' },
  { word: 'ciasto', count: 19, sentiment: 'positive' },
  { word: 'ogródek', count: 11, sentiment: 'neutral' },
  { word: 'zimna', count: 9, sentiment: 'negative' },
  { word: 'śniadanie', count: 7, sentiment: 'positive' },
  { word: 'źle', count: 4, sentiment: 'negative' },
  { word: 'Rynek', count: 2, sentiment: 'neutral' },
  { word: 'muzyka', count: 1, sentiment: 'neutral' },
];
