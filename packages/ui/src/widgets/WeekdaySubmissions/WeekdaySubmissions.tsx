import { useChartWidth } from '../../charts/useChartWidth';
import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import { layOutWeek } from './layOutWeek';
import * as styles from './WeekdaySubmissions.css';

export interface WeekdaySubmissionsProps extends WidgetProps {
  /** Submissions by weekday, Monday first: seven numbers. */
  counts: readonly number[];
}

const height = 220;
const margin = { top: 20, bottom: 26 };

/** How many people answered on each day of the week. Answers "which days are busy?" */
export function WeekdaySubmissions({ counts, ...card }: WeekdaySubmissionsProps) {
  const words = useWords(widgetWords);
  const formats = useFormats();
  const [place, width] = useChartWidth();
  const total = counts.reduce((sum, count) => sum + count, 0);
  const plot = { width, height: height - margin.top - margin.bottom };

  return (
    <WidgetCard
      {...card}
      height={height}
      isEmpty={total === 0}
      sample={total}
      table={{
        columns: [words.weekday, words.answers, words.share],
        rows: counts.map((count, index) => [
          formats.weekday(index),
          formats.count(count),
          formats.percent(total === 0 ? 0 : count / total),
        ]),
        values: counts.map((count, index) => [
          formats.weekday(index),
          count,
          total === 0 ? null : count / total,
        ]),
      }}
    >
      <div ref={place} className={styles.place}>
        <svg width={width} height={height} className={styles.drawing} aria-hidden="true">
          <g transform={`translate(0 ${margin.top})`}>
            {layOutWeek(counts, plot).map(({ weekday, count, ...bar }) => (
              <g key={weekday}>
                <rect {...bar} rx={2} className={styles.bar} />
                <text x={bar.x + bar.width / 2} y={bar.y - 6} className={styles.count}>
                  {formats.count(count)}
                </text>
                <text x={bar.x + bar.width / 2} y={plot.height + 20} className={styles.weekday}>
                  {formats.weekday(weekday)}
                </text>
              </g>
            ))}
            <line x2={width} y1={plot.height} y2={plot.height} className={styles.baseline} />
          </g>
        </svg>
      </div>
    </WidgetCard>
  );
}
