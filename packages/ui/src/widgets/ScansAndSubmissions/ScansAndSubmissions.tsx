import { ChartProbe } from '../../charts/ChartProbe/ChartProbe';
import { labelledPlaces } from '../../charts/ticksUpTo';
import { useChartWidth } from '../../charts/useChartWidth';
import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import { useStepNames } from '../Step';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import { DaysLegend } from './DaysLegend';
import { layOutDays, type DayCount } from './layOutDays';
import * as styles from './ScansAndSubmissions.css';
import { sumDays } from './sumDays';

export interface ScansAndSubmissionsProps extends WidgetProps {
  /** Every day of the window, oldest first, zeroes included. */
  days: readonly DayCount[];
}

const height = 260;
const legendHeight = 32;
const margin = { top: 8, right: 8, bottom: 26, left: 34 };
/** The room a day needs to show its dots, in pixels. */
const dotWidth = 14;
/** The room a date needs along the axis, in pixels. */
const dateWidth = 76;

/** How scans and submissions run over the days. Answers "is it going up, and do people answer?" */
export function ScansAndSubmissions({ days, ...card }: ScansAndSubmissionsProps) {
  const words = useWords(widgetWords);
  const formats = useFormats();
  const names = useStepNames();
  const [place, width] = useChartWidth();

  const plot = {
    width: Math.max(0, width - margin.left - margin.right),
    height: height - legendHeight - margin.top - margin.bottom,
  };
  const steps = sumDays(days);
  const layout = layOutDays(steps, plot);
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
      <div ref={place} className={styles.place}>
        <svg
          width={width}
          height={height - legendHeight}
          className={styles.drawing}
          aria-hidden="true"
        >
          <g transform={`translate(${margin.left} ${margin.top})`}>
            {layout.ticks.map(({ value, y }) => (
              <g key={value}>
                <line x2={plot.width} y1={y} y2={y} className={styles.gridLine} />
                <text x={-8} y={y} dy="0.32em" textAnchor="end" className={styles.tick}>
                  {formats.count(value)}
                </text>
              </g>
            ))}
            <path d={layout.scansGround} className={styles.scansGround} />
            <path d={layout.scansLine} className={styles.scansLine} />
            <path d={layout.submissionsLine} className={styles.submissionsLine} />
            {plot.width / layout.points.length > dotWidth &&
              layout.points.map(({ date, x, scansY, submissionsY }) => (
                <g key={date}>
                  <circle cx={x} cy={scansY} r={2.5} className={styles.scansDot} />
                  <circle cx={x} cy={submissionsY} r={3} className={styles.submissionsDot} />
                </g>
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
            describe={(index) => `${names.full(stepAt(index))}. ${countsOf(stepAt(index))}`}
            renderTip={(index) => (
              <>
                <strong>{names.short(stepAt(index))}</strong>
                <br />
                {countsOf(stepAt(index))}
              </>
            )}
          />
        </div>
      </div>
    </WidgetCard>
  );
}
