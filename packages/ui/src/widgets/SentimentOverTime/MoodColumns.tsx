import type { TimePlot } from '../../charts/TimeChart/layOutTime';
import { layOutMoods, type SentimentDay } from './layOutMoods';
import * as styles from './SentimentOverTime.css';

interface Props {
  days: readonly SentimentDay[];
  plot: TimePlot;
}

/** A column for each day or week that has comments. */
export function MoodColumns({ days, plot }: Props) {
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
