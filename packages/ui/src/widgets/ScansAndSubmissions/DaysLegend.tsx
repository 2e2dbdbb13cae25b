import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import { legend, legendCount, legendKey } from '../legend.css';
import { widgetWords } from '../words';
import type { DayCount } from './layOutDays';
import * as styles from './ScansAndSubmissions.css';

/** Which line is which, with its sum over the window. */
export function DaysLegend({ days }: { days: readonly DayCount[] }) {
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
    </ul>
  );
}
