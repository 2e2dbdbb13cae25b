import { inWeeks, ticksUpTo } from '../../charts/ticks';
import { TimeChart } from '../../charts/TimeChart/TimeChart';
import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import { type TimeStep, useStepNames } from '../TimeStep';
import { lastSampleDay, sampleDays, withSample } from '../samples';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import type { TimePlot } from '../../charts/TimeChart/layOutTime';
import { type DayCount, isBare, layOutDays } from './layOutDays';
import * as styles from './ScansAndSubmissions.css';
import { legend, legendCount, legendKey, legendStep } from '../legend.css';

/** The counts of a day or a week. */
type CountStep = DayCount & TimeStep;

/** Long windows as weeks: what happened on their days, added up. */
export function sumDays(days: readonly DayCount[]): CountStep[] {
  return inWeeks(days).map((members) => ({
    date: members[0]?.date ?? '',
    days: members.length,
    scans: members.reduce((sum, { scans }) => sum + scans, 0),
    submissions: members.reduce((sum, { submissions }) => sum + submissions, 0),
  }));
}

/** Legend of the lines, with their sums over the period. */
function DaysLegend({
  days,
  step,
  isLastOpen,
}: {
  days: readonly DayCount[];
  step: string;
  isLastOpen: boolean;
}) {
  const words = useWords(widgetWords);
  const formats = useFormats();
  const keys = [
    {
      name: words.scans,
      line: styles.scansLine,
      sum: days.reduce((sum, { scans }) => sum + scans, 0),
    },
    {
      name: words.submissions,
      line: styles.submissionsLine,
      sum: days.reduce((sum, { submissions }) => sum + submissions, 0),
    },
  ];

  return (
    <ul className={legend}>
      {keys.map(({ name, line, sum }) => (
        <li key={name} className={legendKey}>
          <svg width="24" height="8" aria-hidden="true">
            <path d="M0 4h24" className={line} />
          </svg>
          {name} <span className={legendCount}>{formats.count(sum)}</span>
        </li>
      ))}
      {isLastOpen && (
        <li className={legendKey}>
          <svg width="24" height="8" aria-hidden="true">
            <path d="M0 4h24" className={styles.openLine} />
          </svg>
          {words.notOver}
        </li>
      )}
      <li className={legendStep}>{step}</li>
    </ul>
  );
}

/** Minimum width of a day for its dots, in pixels. */
const dotWidth = 14;

interface DaysSeriesProps {
  days: readonly DayCount[];
  plot: TimePlot;
  isLastOpen: boolean;
}

/** The two lines, with a dot for each day if they fit. */
function DaysSeries({ days, plot, isLastOpen }: DaysSeriesProps) {
  const { points, scansGround, scansLine, submissionsLine, openLines } = layOutDays(
    days,
    plot,
    isLastOpen,
  );
  return (
    <>
      <path d={scansGround} className={styles.scansGround} />
      <path d={scansLine} className={styles.scansLine} />
      <path d={submissionsLine} className={styles.submissionsLine} />
      {isLastOpen &&
        openLines.map((d, index) => <path key={index} d={d} className={styles.openLine} />)}
      {plot.width / days.length > dotWidth &&
        points.map(({ date, x, scansY, submissionsY }) => (
          <g key={date}>
            <circle cx={x} cy={scansY} r={2.5} className={styles.scansDot} />
            <circle cx={x} cy={submissionsY} r={3} className={styles.submissionsDot} />
          </g>
        ))}
    </>
  );
}

export interface ScansAndSubmissionsProps extends WidgetProps {
  /** Every day of the window, oldest first, zeroes included. */
  days: readonly DayCount[];
  /** The day that is not over. If it is among the days, the last point says "so far". */
  today?: string | undefined;
}

const height = 260;
const legendHeight = 32;

/** Scans and submissions per day. Answers "is it going up, and do people answer?" */
export function ScansAndSubmissions(props: ScansAndSubmissionsProps) {
  const { days, today, ...card } = withSample(props, props.days.every(isBare), () => ({
    days: sampleDays(props.today ?? lastSampleDay),
  }));
  const words = useWords(widgetWords);
  const formats = useFormats();
  const isLastOpen = days.length > 1 && days.at(-1)?.date === today;
  const names = useStepNames(days.at(-1)?.date === today ? today : undefined);

  const steps = sumDays(days);
  const isLastDrawn = isLastOpen && !isBare(steps.at(-1));
  const largest = Math.max(0, ...steps.flatMap(({ scans, submissions }) => [scans, submissions]));
  const countsOf = ({ scans, submissions }: DayCount) =>
    `${words.scans}: ${formats.count(scans)}, ${words.submissions}: ${formats.count(submissions)}`;
  const stepAt = (index: number) => steps[index] ?? { date: '', days: 1, scans: 0, submissions: 0 };

  return (
    <WidgetCard
      {...card}
      height={height}
      isEmpty={days.every(isBare)}
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
      <DaysLegend days={days} step={names.per(steps)} isLastOpen={isLastDrawn} />
      <TimeChart
        label={words.day}
        height={height - legendHeight}
        dates={steps.map(({ date }) => date)}
        ticks={ticksUpTo(largest)}
        renderMarks={(plot) => <DaysSeries days={steps} plot={plot} isLastOpen={isLastOpen} />}
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
