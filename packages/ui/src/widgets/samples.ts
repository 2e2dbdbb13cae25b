import type { ConversionFunnelProps } from './ConversionFunnel/ConversionFunnel';
import type { Nps } from './NpsScore/NpsScore';
import type { RatingCount } from './RatingDistribution/RatingDistribution';
import type { RatingDay } from './RatingOverTime/layOutRatingSeries';
import type { ResponseTimesProps } from './ResponseTimes/ResponseTimes';
import type { DayCount } from './ScansAndSubmissions/layOutDays';
import type { SentimentDay } from './SentimentOverTime/layOutMoods';
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

export const sampleMoods = (last: string): SentimentDay[] =>
  daysUpTo(last, (date, count) => ({
    date,
    positive: Math.round(count / 2),
    neutral: Math.round(count / 5),
    negative: Math.round(8 - count / 5),
  }));
