import type { TimePlot } from '../../charts/TimeChart/layOutTime';
import { layOutDays, type DayCount } from './layOutDays';
import * as styles from './ScansAndSubmissions.css';

/** The room a day needs to show its dots, in pixels. */
const dotWidth = 14;

interface Props {
  days: readonly DayCount[];
  plot: TimePlot;
}

/** The two lines, and a dot for each day while there is room. */
export function DaysCourse({ days, plot }: Props) {
  const { points, scansGround, scansLine, submissionsLine } = layOutDays(days, plot);
  return (
    <>
      <path d={scansGround} className={styles.scansGround} />
      <path d={scansLine} className={styles.scansLine} />
      <path d={submissionsLine} className={styles.submissionsLine} />
      {plot.width / points.length > dotWidth &&
        points.map(({ date, x, scansY, submissionsY }) => (
          <g key={date}>
            <circle cx={x} cy={scansY} r={2.5} className={styles.scansDot} />
            <circle cx={x} cy={submissionsY} r={3} className={styles.submissionsDot} />
          </g>
        ))}
    </>
  );
}
