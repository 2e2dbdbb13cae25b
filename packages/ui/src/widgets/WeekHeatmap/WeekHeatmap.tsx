import { Fragment } from 'react';

import { GridProbe } from '../../charts/GridProbe/GridProbe';
import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import * as styles from './WeekHeatmap.css';

/** Returns the shade of a cell: 0 for none, then 1 to 4 by quarters of the maximum. */
export function shadeOf(count: number, busiest: number): 0 | 1 | 2 | 3 | 4 {
  if (count <= 0 || busiest <= 0) return 0;
  const quarter = Math.ceil((count / busiest) * 4);
  return Math.min(4, Math.max(1, quarter)) as 1 | 2 | 3 | 4;
}

export interface WeekHeatmapProps extends WidgetProps {
  /** Submissions by weekday and hour, Monday and midnight first: 7 × 24 numbers. */
  counts: readonly (readonly number[])[];
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const quarters = [0, 6, 12, 18] as const;
const shades = [0, 1, 2, 3, 4] as const;

/** Answers per weekday and hour. Answers "when should someone be at the counter?" */
export function WeekHeatmap({ counts, ...card }: WeekHeatmapProps) {
  const words = useWords(widgetWords);
  const formats = useFormats();
  const answersAt = (weekday: number, hour: number) =>
    words.answersAt(
      formats.weekday(weekday),
      formats.hour(hour),
      formats.count(counts[weekday]?.[hour] ?? 0),
    );
  const busiest = Math.max(0, ...counts.flat());

  return (
    <WidgetCard
      {...card}
      height={220}
      isEmpty={busiest === 0}
      sample={counts.flat().reduce((sum, count) => sum + count, 0)}
      table={{
        columns: [words.weekday, ...hours.map(formats.hour)],
        rows: counts.map((row, weekday) => [
          formats.weekday(weekday),
          ...row.map((count) => formats.count(count)),
        ]),
        values: counts.map((row, weekday) => [formats.weekday(weekday), ...row]),
      }}
    >
      <div className={styles.layout}>
        <div className={styles.grid} aria-hidden="true">
          {counts.map((row, weekday) => (
            <Fragment key={formats.weekday(weekday)}>
              <span className={styles.day}>{formats.weekday(weekday)}</span>
              {row.map((count, hour) => (
                <span
                  key={hours[hour]}
                  className={styles.cell}
                  data-shade={shadeOf(count, busiest)}
                />
              ))}
            </Fragment>
          ))}
          <span />
          {quarters.map((hour) => (
            <span key={hour} className={styles.hour}>
              {formats.hour(hour)}
            </span>
          ))}
        </div>
        <div className={styles.cells}>
          <GridProbe
            label={words.weekdayAndHour}
            columns={hours.length}
            rows={counts.length}
            describe={answersAt}
            renderTip={answersAt}
          />
        </div>
        <div className={styles.key} aria-hidden="true">
          <span className={styles.keyWord}>{words.quiet}</span>
          {shades.map((shade) => (
            <span key={shade} className={styles.keyCell} data-shade={shade} />
          ))}
          <span className={styles.keyWord}>{words.busy}</span>
        </div>
      </div>
    </WidgetCard>
  );
}
