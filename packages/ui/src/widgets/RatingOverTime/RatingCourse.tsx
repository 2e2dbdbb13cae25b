import { IntervalBand } from '../../charts/IntervalBand/IntervalBand';
import type { TimePlot } from '../../charts/TimeChart/layOutTime';
import { layOutCourse, type RatingDay } from './layOutCourse';
import * as styles from './RatingOverTime.css';

interface Props {
  days: readonly RatingDay[];
  plot: TimePlot;
}

/** The averages with their interval behind them. */
export function RatingCourse({ days, plot }: Props) {
  const { points, bounds, lines } = layOutCourse(days, plot);
  return (
    <>
      <IntervalBand bounds={bounds} />
      {lines.map((d) => (
        <path key={d} d={d} className={styles.course} />
      ))}
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
