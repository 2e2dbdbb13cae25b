import { inWeeks, ticksUpTo } from '../../charts/ticks';
import { TimeChart } from '../../charts/TimeChart/TimeChart';
import { useFormats } from '../../charts/useFormats';
import { useWords, type WordsByLanguage } from '../../internal/useWords';
import { type TimeStep, useStepNames } from '../TimeStep';
import { lastSampleDay, sampleMoods, withSample } from '../samples';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import {
  commentsOf,
  layOutMoods,
  type MoodShare,
  moodOrder,
  type SentimentDay,
} from './layOutMoods';
import type { TimePlot } from '../../charts/TimeChart/layOutTime';
import * as styles from './SentimentOverTime.css';
import { hatch } from '../../charts/hatch';
import { legend, legendCount, legendKey, legendStep } from '../legend.css';

interface MoodWords {
  /** A day without comments. */
  noComments: string;
}

/** The words of how comments sound. */
const moodWords: WordsByLanguage<MoodWords> = {
  en: { noComments: 'No comments' },
  pl: { noComments: 'Bez komentarzy' },
};

/** The moods of a day or a week. */
type MoodStep = SentimentDay & TimeStep;

/** Sums each sentiment over the days. */
export const addMoods = (days: readonly SentimentDay[]): Record<MoodShare, number> => {
  const sums = { positive: 0, neutral: 0, negative: 0 };
  for (const day of days) for (const mood of moodOrder) sums[mood] += day[mood];
  return sums;
};

/** Long windows as weeks: the comments of their days, added up. */
export const sumMoods = (days: readonly SentimentDay[]): MoodStep[] =>
  inWeeks(days).map((members) => ({
    date: members[0]?.date ?? '',
    days: members.length,
    ...addMoods(members),
  }));

const swatch = { x: 0, y: 0, width: 14, height: 14 };

/** Legend of the stacked parts, from the top down, with their sums over the period. */
function MoodLegend({ days, step }: { days: readonly SentimentDay[]; step: string }) {
  const words = useWords(widgetWords);
  const formats = useFormats();
  const sums = addMoods(days);

  return (
    <ul className={legend}>
      {moodOrder.toReversed().map((mood) => (
        <li key={mood} className={legendKey}>
          <svg width={swatch.width} height={swatch.height} aria-hidden="true">
            <rect {...swatch} rx={2} className={styles.part} data-mood={mood} />
            {mood === 'negative' && <path d={hatch(swatch, 5)} className={styles.hatching} />}
          </svg>
          {words[mood]} <span className={legendCount}>{formats.count(sums[mood])}</span>
        </li>
      ))}
      <li className={legendStep}>{step}</li>
    </ul>
  );
}

interface MoodColumnsProps {
  days: readonly SentimentDay[];
  plot: TimePlot;
}

/** A column for each day or week that has comments. */
function MoodColumns({ days, plot }: MoodColumnsProps) {
  return layOutMoods(days, plot).map(({ date, parts }) => (
    <g key={date}>
      {parts.map(({ mood, hatching, ...box }) => (
        <g key={mood}>
          <rect {...box} className={styles.part} data-mood={mood} />
          {hatching !== '' && <path d={hatching} className={styles.hatching} />}
        </g>
      ))}
    </g>
  ));
}

export interface SentimentOverTimeProps extends WidgetProps {
  /** Every day of the window, oldest first: how many of its comments sound how. */
  days: readonly SentimentDay[];
}

const height = 260;
const legendHeight = 32;
const nothing: MoodStep = { date: '', days: 1, positive: 0, neutral: 0, negative: 0 };

/** Sentiment of comments per day. Answers "are complaints getting more, or fewer?" */
export function SentimentOverTime(props: SentimentOverTimeProps) {
  const { days, ...card } = withSample(
    props,
    props.days.every((day) => commentsOf(day) === 0),
    () => ({ days: sampleMoods(props.days.at(-1)?.date ?? lastSampleDay) }),
  );
  const words = { ...useWords(widgetWords), ...useWords(moodWords) };
  const formats = useFormats();
  const names = useStepNames();

  const steps = sumMoods(days);
  const largest = Math.max(0, ...steps.map(commentsOf));
  const stepAt = (index: number) => steps[index] ?? nothing;
  // As they stand from the top down.
  const shown = moodOrder.toReversed();
  const countsOf = (step: MoodStep) =>
    commentsOf(step) === 0
      ? words.noComments
      : shown.map((mood) => `${words[mood]}: ${formats.count(step[mood])}`).join(', ');

  return (
    <WidgetCard
      {...card}
      height={height}
      isEmpty={largest === 0}
      sample={steps.reduce((sum, step) => sum + commentsOf(step), 0)}
      table={{
        columns: [words.day, ...shown.map((mood) => words[mood])],
        rows: steps
          .filter((step) => commentsOf(step) > 0)
          .map((step) => [names.full(step), ...shown.map((mood) => formats.count(step[mood]))]),
        values: days.map((day) => [day.date, ...shown.map((mood) => day[mood])]),
      }}
    >
      <MoodLegend days={days} step={names.per(steps)} />
      <TimeChart
        label={words.day}
        height={height - legendHeight}
        dates={steps.map(({ date }) => date)}
        ticks={ticksUpTo(largest)}
        marks="columns"
        renderMarks={(plot) => <MoodColumns days={steps} plot={plot} />}
        describe={(index) => `${names.full(stepAt(index))}. ${countsOf(stepAt(index))}`}
        renderTip={(index) => (
          <>
            <strong>{names.short(stepAt(index))}</strong>
            <br />
            {countsOf(stepAt(index))}
          </>
        )}
      />
    </WidgetCard>
  );
}
