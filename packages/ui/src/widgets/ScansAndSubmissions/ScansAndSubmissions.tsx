import { ticksUpTo } from '../../charts/ticksUpTo';
import { TimeChart } from '../../charts/TimeChart/TimeChart';
import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import { useStepNames } from '../Step';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import { DaysCourse } from './DaysCourse';
import { DaysLegend } from './DaysLegend';
import type { DayCount } from './layOutDays';
import { sumDays } from './sumDays';

export interface ScansAndSubmissionsProps extends WidgetProps {
  /** Every day of the window, oldest first, zeroes included. */
  days: readonly DayCount[];
}

const height = 260;
const legendHeight = 32;

/** How scans and submissions run over the days. Answers "is it going up, and do people answer?" */
export function ScansAndSubmissions({ days, ...card }: ScansAndSubmissionsProps) {
  const words = useWords(widgetWords);
  const formats = useFormats();
  const names = useStepNames();

  const steps = sumDays(days);
  const largest = Math.max(0, ...steps.flatMap(({ scans, submissions }) => [scans, submissions]));
  const countsOf = ({ scans, submissions }: DayCount) =>
    `${words.scans}: ${formats.count(scans)}, ${words.submissions}: ${formats.count(submissions)}`;
  const stepAt = (index: number) => steps[index] ?? { date: '', days: 1, scans: 0, submissions: 0 };

  return (
    <WidgetCard
      {...card}
      height={height}
      isEmpty={days.every(({ scans, submissions }) => scans + submissions === 0)}
      table={{
        columns: [words.day, words.scans, words.submissions],
        rows: steps.map((step) => [
          names.full(step),
          formats.count(step.scans),
          formats.count(step.submissions),
        ]),
        values: days.map(({ date, scans, submissions }) => [date, scans, submissions]),
      }}
    >
      <DaysLegend days={days} />
      <TimeChart
        label={words.day}
        height={height - legendHeight}
        dates={steps.map(({ date }) => date)}
        ticks={ticksUpTo(largest)}
        renderMarks={(plot) => <DaysCourse days={steps} plot={plot} />}
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
