import { useWords, type WordsByLanguage } from '../internal/useWords';
import type { CrossTableRow } from './Answers/CrossTable';
import type { RatingDriver } from './Answers/RatingDrivers';
import type { Estimate } from './EstimateFigure';
import type { PlaceRow } from './LocationsAndCodes/sortPlaces';
import type { FunnelLimit, RatedPlace } from './PlacesFunnel/layOutPlaces';
import type { CommentTheme } from './Themes/Theme';
import type { Topic } from './Topics/Topics';

interface SampleNames {
  places: readonly string[];
  codes: readonly string[];
  forms: readonly string[];
  topics: readonly string[];
  themes: readonly string[];
}

/** Names in samples: a café in the reader's language. */
const sampleNames: WordsByLanguage<SampleNames> = {
  en: {
    places: ['Old Town', 'Riverside', 'Station'],
    codes: ['Tables by the window', 'Terrace', 'Counter', 'Receipts'],
    forms: ['At the table', 'To go', 'By the door'],
    topics: ['Service', 'Coffee', 'Music', 'Price', 'Waiting time'],
    themes: ['kind staff', 'best flat white', 'card terminal', 'long queue'],
  },
  pl: {
    places: ['Stare Miasto', 'Nad rzeką', 'Dworzec'],
    codes: ['Stoliki przy oknie', 'Taras', 'Lada', 'Paragony'],
    forms: ['Przy stoliku', 'Na wynos', 'Przy drzwiach'],
    topics: ['Obsługa', 'Kawa', 'Muzyka', 'Ceny', 'Czas oczekiwania'],
    themes: ['miła obsługa', 'najlepsze flat white', 'terminal płatniczy', 'długa kolejka'],
  },
};

export const useSampleNames = () => useWords(sampleNames);

const around = (value: number, by: number, n: number): Estimate => ({
  value,
  low: value - by,
  high: value + by,
  n,
});

/** Places, codes or forms with these names, the best first. */
export const samplePlaces = (
  names: readonly string[],
  locations?: readonly string[],
): (PlaceRow & RatedPlace)[] =>
  names.map((name, index) => {
    const submissions = 240 - 48 * index;
    return {
      id: String(index),
      name,
      location: locations?.[index % locations.length],
      scans: submissions * 3 - 40 * index,
      submissions,
      conversionRate: around(0.36 - index / 50, 0.04, submissions * 3),
      averageRating: around(8.8 - index * 0.6, 0.2 + index / 20, submissions),
      satisfied: around(0.82 - index / 9, 0.06, submissions),
      nps: around(52 - index * 22, 9, submissions),
      averageResponseTime: 21 + index,
      standing: null,
      target: 8.5,
      targetChance: 0.9 - index * 0.3,
    };
  });

const effects = [1.1, 0.6, 0.1, -0.4, -1.3];
const praised = [0.74, 0.66, 0.5, 0.3, 0.12];

export const sampleDrivers = (names: readonly string[]): RatingDriver[] =>
  effects.map((effect, index) => ({
    id: String(index),
    name: names[index] ?? '',
    effect: around(effect, 0.4, 96 - 14 * index),
    standardized: around(effect * 0.8, 0.3, 96 - 14 * index),
    goesWith: effect > 0.4 ? 'HIGHER' : effect < -0.2 ? 'LOWER' : null,
  }));

export const sampleTopics = (names: readonly string[]): Topic[] =>
  sampleDrivers(names).map(({ id, name, effect }, index) => ({
    topic: id,
    label: name,
    count: effect.n,
    positive: around(praised[index] ?? 0, 0.1, effect.n),
    negative: around(0.86 - (praised[index] ?? 0), 0.1, effect.n),
    change: around(0, 0.1, effect.n),
    trend: null,
    moodChange: { value: null, low: null, high: null },
    moodTrend: null,
    effect,
    examples: [],
  }));

export const sampleThemes = (names: readonly string[]): CommentTheme[] =>
  names.map((label, index) => ({
    label,
    count: 31 - 6 * index,
    sentiment: index < 2 ? 'positive' : 'negative',
    effect: around([1.2, 0.8, -0.5, -1.4][index] ?? 0, 0.4, 31),
    examples: [],
  }));

/** Limits around the mean of `samplePlaces`. */
export const sampleFunnelOfPlaces = {
  mean: 8.2,
  placesDiffer: 0,
  limits: Array.from({ length: 24 }, (_, step): FunnelLimit => {
    const n = Math.round(10 * 26 ** (step / 23));
    const reach = 1 / Math.sqrt(n);
    return {
      n,
      low: 8.2 - 4 * reach,
      high: Math.min(10, 8.2 + 4 * reach),
      outerLow: 8.2 - 6.5 * reach,
      outerHigh: Math.min(10, 8.2 + 6.5 * reach),
    };
  }),
};

export const samplePeriods = ['2026-08', '2026-09', '2026-10'].map((month) => ({
  from: `${month}-01`,
  to: `${month}-30`,
}));

export const sampleShares = (places: readonly string[]): CrossTableRow[] =>
  places.map((name, index) => ({
    id: String(index),
    name,
    cells: samplePeriods.map((_, month) => around(0.6 - index / 8 + month / 40, 0.08, 120)),
    total: around(0.62 - index / 8, 0.05, 360),
  }));

const moodOfTopic = ['positive', 'positive', 'neutral', 'negative', 'negative'] as const;

/** The names of topics and themes as words of a cloud. */
export const sampleWords = ({ topics, themes }: Pick<SampleNames, 'topics' | 'themes'>) =>
  [...topics, ...themes]
    .flatMap((name, index) =>
      name
        .toLowerCase()
        .split(' ')
        .map((word, part) => ({
          word,
          count: 60 - 5 * index - 3 * part,
          sentiment: moodOfTopic[index % moodOfTopic.length] ?? 'neutral',
        })),
    )
    .filter(({ word }, index, all) => all.findIndex((other) => other.word === word) === index);
