import { ChartProbe } from '../../charts/ChartProbe/ChartProbe';
import { labelledPlaces } from '../../charts/ticksUpTo';
import { useChartWidth } from '../../charts/useChartWidth';
import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import { useStepNames } from '../Step';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import { groupDays } from './groupDays';
import { layOutCourse, type RatingDay } from './layOutCourse';
import * as styles from './RatingOverTime.css';

export interface RatingOverTimeProps extends WidgetProps {
  /** Every day of the window, oldest first. */
  days: readonly RatingDay[];
}

const height = 240;
const margin = { top: 10, right: 8, bottom: 26, left: 26 };
/** The room a date needs along the axis, in pixels. */
const dateWidth = 76;

/** How the average rating runs over the days. Answers "are we getting better?" */
export function RatingOverTime({ days, ...card }: RatingOverTimeProps) {
  const words = useWords(widgetWords);
  const formats = useFormats();
  const names = useStepNames();
  const [place, width] = useChartWidth();

  const plot = {
    width: Math.max(0, width - margin.left - margin.right),
    height: height - margin.top - margin.bottom,
  };
  const steps = groupDays(days);
  const layout = layOutCourse(steps, plot);
  const rated = steps.filter(({ average }) => average !== null);
  const stepAt = (index: number) => steps[index] ?? { date: '', days: 1, average: null, count: 0 };
  const averageOf = (average: number | null) =>
    average === null ? words.noRating : formats.decimal(average);
  const wordsOf = (index: number) => {
    const { average, count } = stepAt(index);
    if (average === null) return words.noRating;
    return `${words.averageRating}: ${formats.decimal(average)}, ${words.restsOn(count)}`;
  };

  const tipOf = (index: number) => (
    <>
      <strong>{names.short(stepAt(index))}</strong>
      <br />
      {wordsOf(index)}
    </>
  );

  return (
    <WidgetCard
      {...card}
      height={height}
      isEmpty={rated.length === 0}
      sample={days.reduce((sum, { count }) => sum + count, 0)}
      table={{
        columns: [words.day, words.averageRating, words.answers],
        rows: rated.map((step) => [
          names.full(step),
          averageOf(step.average),
          formats.count(step.count),
        ]),
        values: days.map(({ date, average, count }) => [date, average, count]),
      }}
    >
      <div ref={place} className={styles.place}>
        <svg width={width} height={height} className={styles.drawing} aria-hidden="true">
          <g transform={`translate(${margin.left} ${margin.top})`}>
            {layout.ticks.map(({ value, y }) => (
              <g key={value}>
                <line x2={plot.width} y1={y} y2={y} className={styles.gridLine} />
                <text x={-8} y={y} dy="0.32em" textAnchor="end" className={styles.tick}>
                  {formats.count(value)}
                </text>
              </g>
            ))}
            <path d={layout.path} className={styles.course} />
            {layout.points.map(({ date, x, y, radius }) => (
              <circle key={date} cx={x} cy={y} r={radius} className={styles.dot} />
            ))}
            {labelledPlaces(steps.length, Math.floor(plot.width / dateWidth)).map((index) => {
              const isLast = index === steps.length - 1 && steps.length > 1;
              return (
                <text
                  key={stepAt(index).date}
                  x={layout.places[index]}
                  y={plot.height + 20}
                  textAnchor={isLast ? 'end' : index === 0 && steps.length > 1 ? 'start' : 'middle'}
                  className={styles.tick}
                >
                  {formats.day(stepAt(index).date)}
                </text>
              );
            })}
          </g>
        </svg>
        <div
          className={styles.plot}
          style={{ left: margin.left, top: margin.top, width: plot.width, height: plot.height }}
        >
          <ChartProbe
            label={words.day}
            places={layout.places}
            width={plot.width}
            describe={(index) => `${names.full(stepAt(index))}. ${wordsOf(index)}`}
            renderTip={tipOf}
          />
        </div>
      </div>
    </WidgetCard>
  );
}
