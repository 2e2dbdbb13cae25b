import { useWords, type WordsByLanguage } from '../internal/useWords';
import type { CrossTableRow } from './Answers/CrossTable';
import type { RatingDriver } from './Answers/RatingDrivers';
import type { ConversionFunnelProps } from './ConversionFunnel/ConversionFunnel';
import type { Estimate } from './EstimateFigure';
import type { PlaceRow } from './LocationsAndCodes/sortPlaces';
import type { Nps } from './NpsScore/NpsScore';
import type { FunnelLimit, RatedPlace } from './PlacesFunnel/layOutPlaces';
import type { RatingCount } from './RatingDistribution/RatingDistribution';
import type { RatingDay } from './RatingOverTime/layOutRatingSeries';
import type { ResponseTimesProps } from './ResponseTimes/ResponseTimes';
import type { DayCount } from './ScansAndSubmissions/layOutDays';
import type { SentimentDay } from './SentimentOverTime/layOutMoods';
import type { CommentTheme } from './Themes/Theme';
import type { Topic } from './Topics/Topics';
import type { WidgetProps } from './WidgetCard/WidgetCard';

/** The props of a widget, or those of its sample where it has no data and was asked to show one. */
export function withSample<Props extends WidgetProps>(
  props: Props,
  isEmpty: boolean,
  sample: () => Partial<Props>,
): Props & { isSample: boolean } {
  const isSample = isEmpty && props.showsSample === true && (props.state ?? 'ready') === 'ready';
  return { ...props, ...(isSample ? sample() : {}), isSample };
}

const dayMs = 86_400_000;

/** The last day of a sample for a caller that does not say which day is today. */
export const lastSampleDay = '2026-11-20';

/** Four weeks of made-up days up to the last one, busier at their ends. */
function daysUpTo<Day>(last: string, dayOf: (date: string, index: number) => Day): Day[] {
  return Array.from({ length: 28 }, (_, index) =>
    dayOf(
      new Date(Date.parse(last) - (27 - index) * dayMs).toISOString().slice(0, 10),
      Math.round(20 + index / 3 + 8 * Math.sin((index * 2 * Math.PI) / 7)),
    ),
  );
}

export const sampleDays = (last: string): DayCount[] =>
  daysUpTo(last, (date, scans) => ({ date, scans, submissions: Math.round(scans * 0.36) }));

export const sampleRatings = (last: string): RatingDay[] =>
  daysUpTo(last, (date, count) => {
    const average = 7.4 + count / 40;
    return { date, average, low: average - 0.6, high: average + 0.5, count };
  });

export const sampleCounts: readonly RatingCount[] = [2, 1, 3, 3, 6, 12, 28, 46, 52, 38].map(
  (count, index) => ({ rating: index + 1, count }),
);

export const sampleNps: Nps = {
  score: 33,
  low: 22,
  high: 44,
  promoters: 90,
  passives: 74,
  detractors: 27,
  n: 191,
};

export const sampleFunnel: Partial<ConversionFunnelProps> = {
  scans: 540,
  started: 310,
  submissions: 191,
  notSubmitted: 349,
  conversion: { value: 0.354, low: 0.315, high: 0.395, n: 540 },
};

const edges = [5, 10, 15, 20, 30, 45, 60, 90];

export const sampleTimes: Partial<ResponseTimesProps> = {
  bins: [14, 38, 44, 51, 30, 11, 3].map((count, index) => ({
    from: edges[index] ?? 0,
    to: edges[index + 1] ?? 0,
    count,
  })),
  median: 19,
  average: 22,
  fastest: 6,
};

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

export const sampleMoods = (last: string): SentimentDay[] =>
  daysUpTo(last, (date, count) => ({
    date,
    positive: Math.round(count / 2),
    neutral: Math.round(count / 5),
    negative: Math.round(8 - count / 5),
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
