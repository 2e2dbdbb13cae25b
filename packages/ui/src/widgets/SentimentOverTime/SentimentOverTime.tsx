import { ticksUpTo } from '../../charts/ticksUpTo';
import { TimeChart } from '../../charts/TimeChart/TimeChart';
import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import { useStepNames } from '../Step';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import { commentsOf, moods, type SentimentDay } from './layOutMoods';
import { MoodColumns } from './MoodColumns';
import { MoodLegend } from './MoodLegend';
import { sumMoods, type MoodStep } from './sumMoods';
import { moodWords } from './words';

export interface SentimentOverTimeProps extends WidgetProps {
  /** Every day of the window, oldest first: how many of its comments sound how. */
  days: readonly SentimentDay[];
}

const height = 260;
const legendHeight = 32;
const nothing: MoodStep = { date: '', days: 1, positive: 0, neutral: 0, negative: 0 };

/** How comments sound as the days go by. Answers "are complaints getting more, or fewer?" */
export function SentimentOverTime({ days, ...card }: SentimentOverTimeProps) {
  const words = { ...useWords(widgetWords), ...useWords(moodWords) };
  const formats = useFormats();
  const names = useStepNames();

  const steps = sumMoods(days);
  const largest = Math.max(0, ...steps.map(commentsOf));
  const stepAt = (index: number) => steps[index] ?? nothing;
  // As they stand from the top down.
  const shown = moods.toReversed();
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
      <MoodLegend days={days} />
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
