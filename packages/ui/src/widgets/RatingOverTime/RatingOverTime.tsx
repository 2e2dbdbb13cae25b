import { mostSingleDays } from '@hearback/schema/periods';
import { limits } from '@hearback/schema/limits';

import { TimeChart } from '../../charts/TimeChart/TimeChart';
import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import { type TimeStep, useStepNames } from '../TimeStep';
import { lastSampleDay, sampleRatings, withSample } from '../samples';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import { legend, legendKey, legendStep } from '../legend.css';
import * as styles from './RatingOverTime.css';
import { intervalOf, layOutRatingSeries, type RatingDay } from './layOutRatingSeries';
import { IntervalBand } from '../../charts/IntervalBand/IntervalBand';
import type { TimePlot } from '../../charts/TimeChart/layOutTime';

interface RatingSeriesProps {
  days: readonly RatingDay[];
  plot: TimePlot;
  isLastOpen: boolean;
}

/** The averages with their interval behind them. */
function RatingSeries({ days, plot, isLastOpen }: RatingSeriesProps) {
  const { points, bounds, lines, openLine } = layOutRatingSeries(days, plot, isLastOpen);
  return (
    <>
      <IntervalBand bounds={bounds} />
      {lines.map((d) => (
        <path key={d} d={d} className={styles.course} />
      ))}
      {openLine !== '' && <path d={openLine} className={styles.openCourse} />}
      {points.map(({ date, x, y, radius, isLone }) => (
        <circle
          key={date}
          cx={x}
          cy={y}
          r={radius}
          className={styles.dot}
          data-lone={isLone || undefined}
        />
      ))}
    </>
  );
}

/** Legend of the marks: an average, its confidence interval, and a single rating. */
function CourseLegend({
  hasLone,
  step,
  isLastOpen,
}: {
  hasLone: boolean;
  step: string;
  isLastOpen: boolean;
}) {
  const words = useWords(widgetWords);
  return (
    <ul className={legend} aria-hidden="true">
      <li className={legendKey}>
        <svg width="24" height="12">
          <path d="M0 6h24" className={styles.course} />
          <circle cx="12" cy="6" r="4" className={styles.dot} />
        </svg>
        {words.averageRating}
      </li>
      <li className={legendKey}>
        <svg width="24" height="12">
          <rect width="24" height="12" rx="2" className={styles.bandKey} />
        </svg>
        {words.likelyRange}
      </li>
      {hasLone && (
        <li className={legendKey}>
          <svg width="12" height="12">
            <circle cx="6" cy="6" r="4" className={styles.dot} data-lone />
          </svg>
          {words.oneAnswer}
        </li>
      )}
      {isLastOpen && (
        <li className={legendKey}>
          <svg width="24" height="12">
            <path d="M0 6h24" className={styles.openCourse} />
          </svg>
          {words.notOver}
        </li>
      )}
      <li className={legendStep}>{step}</li>
    </ul>
  );
}

/** The rating of a day or a week. */
export type RatingStep = RatingDay & TimeStep;

export interface RatingOverTimeProps extends WidgetProps {
  /** Every day of the window, oldest first. */
  days: readonly RatingDay[];
  /** The same by weeks: shown instead when the window is longer than three months. */
  weeks: readonly RatingStep[];
  /** The day that is not over. If it is among the days, the last point says "so far". */
  today?: string | undefined;
}

const height = 272;
const legendHeight = 32;
/** Always the whole scale, so that a quiet week does not look like a storm. */
const ticks = [limits.ratingMin, 4, 7, limits.ratingMax];
const nothing: RatingStep = { date: '', days: 1, average: null, low: null, high: null, count: 0 };

/** Average rating per day, with its confidence interval. Answers "are we getting better?" */
export function RatingOverTime(props: RatingOverTimeProps) {
  const { days, weeks, today, ...card } = withSample(
    props,
    props.days.every(({ average }) => average === null),
    () => ({ days: sampleRatings(props.today ?? lastSampleDay) }),
  );
  const words = useWords(widgetWords);
  const formats = useFormats();
  const names = useStepNames(days.at(-1)?.date === today ? today : undefined);
  const steps =
    days.length > mostSingleDays ? weeks : days.map((day): RatingStep => ({ ...day, days: 1 }));
  const rated = steps.filter(({ average }) => average !== null);
  const isLastOpen =
    days.at(-1)?.date === today &&
    steps.slice(-2).every(({ average }) => average !== null) &&
    steps.length > 1;
  const stepAt = (index: number) => steps[index] ?? nothing;

  const decimalOf = (value: number | null | undefined) =>
    value == null ? '' : formats.decimal(value);
  const averageOf = ({ average, count }: RatingStep) =>
    average === null
      ? words.noRating
      : `${words.averageRating}: ${formats.decimal(average)}, ${words.restsOn(count)}`;
  const rangeOf = (step: RatingStep) => {
    const interval = intervalOf(step);
    return (
      interval && words.interval(formats.decimal(interval.low), formats.decimal(interval.high))
    );
  };

  return (
    <WidgetCard
      {...card}
      height={height}
      isEmpty={rated.length === 0}
      sample={days.reduce((sum, { count }) => sum + count, 0)}
      table={{
        columns: [words.day, words.averageRating, words.lowEnd, words.highEnd, words.answers],
        rows: rated.map((step) => [
          names.full(step),
          decimalOf(step.average),
          decimalOf(intervalOf(step)?.low),
          decimalOf(intervalOf(step)?.high),
          formats.count(step.count),
        ]),
        values: days.map(({ date, average, low, high, count }) => [
          date,
          average,
          low,
          high,
          count,
        ]),
      }}
    >
      <CourseLegend
        hasLone={rated.some(({ count }) => count === 1)}
        step={names.per(steps)}
        isLastOpen={isLastOpen}
      />
      <TimeChart
        label={words.day}
        height={height - legendHeight}
        dates={steps.map(({ date }) => date)}
        ticks={ticks}
        // Ratings are mostly high.
        tipPlacement="bottom"
        renderMarks={(plot) => <RatingSeries days={steps} plot={plot} isLastOpen={isLastOpen} />}
        describe={(index) =>
          [names.full(stepAt(index)), averageOf(stepAt(index)), rangeOf(stepAt(index))]
            .filter((part) => part !== null)
            .join('. ')
        }
        renderTip={(index) => (
          <>
            <strong>{names.short(stepAt(index))}</strong>
            <br />
            {averageOf(stepAt(index))}
            {rangeOf(stepAt(index)) !== null && (
              <>
                <br />
                {rangeOf(stepAt(index))}
              </>
            )}
          </>
        )}
      />
    </WidgetCard>
  );
}
